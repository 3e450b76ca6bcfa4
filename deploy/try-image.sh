#!/usr/bin/env bash
# The steps of deploy/Dockerfile in a Debian root instead of a base image, where none can be fetched:
# install the wheel and what it needs, run it as a user that is not root, and ask it as the health
# check does. As root: deploy/try-image.sh dist/seaboard-VERSION.whl [FOLDER]
set -euo pipefail
constraints=$(dirname "$(realpath "$0")")/../constraints.txt
wheel=$(realpath "$1")
root=${2:-$(mktemp -d /var/tmp/seaboard-root.XXXXXX)}
[ "$(id -u)" -eq 0 ] || { echo "debootstrap and chroot need root" >&2; exit 1; }
server=
cleanup() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  umount "$root/proc" 2>/dev/null || true
  [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$root" # never into what is still mounted there
}
trap cleanup EXIT
mkdir -p "$root"
chmod 755 "$root" # mktemp's is closed to the user that is not root

debootstrap --variant=minbase --include=python3,python3-venv "${SUITE:-bookworm}" "$root" >/dev/null
python=$(chroot "$root" python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')

# Whatever it needs is fetched outside, so that the root needs no network.
mkdir -p "$root/tmp/wheels"
"${PYTHON:-python3}" -m pip download --quiet --disable-pip-version-check --only-binary=:all: \
  -c "$constraints" --python-version "$python" --dest "$root/tmp/wheels" "${wheel}[otel,server]" "cyclopts>=4"

mount -t proc proc "$root/proc"
chroot "$root" python3 -m venv /opt/seaboard
chroot "$root" /opt/seaboard/bin/pip install --quiet --no-index --find-links /tmp/wheels \
  "/tmp/wheels/$(basename "$wheel")[otel,server]" "cyclopts>=4"
chroot "$root" /opt/seaboard/bin/pip uninstall --quiet -y pip
rm -rf "$root/tmp/wheels"
chroot "$root" useradd --uid 10001 --home-dir /var/lib/seaboard --create-home seaboard
echo "size of /opt/seaboard: $(du -sm "$root/opt/seaboard" | cut -f1) MB"

port=${PORT:-18000}
chroot --userspec=10001:10001 "$root" /usr/bin/env -C /var/lib/seaboard PATH=/opt/seaboard/bin:/usr/bin:/bin \
  seaboard serve --host 127.0.0.1 --port "$port" &
server=$!
check="from urllib.request import urlopen; print(urlopen('http://127.0.0.1:$port/health', timeout=5).read().decode())"
for _ in $(seq 120); do
  kill -0 "$server" 2>/dev/null || { echo "the server has ended" >&2; exit 1; }
  if chroot --userspec=10001:10001 "$root" /opt/seaboard/bin/python -c "$check" 2>/dev/null; then
    [ "$(stat -c %u "/proc/$server")" -eq 10001 ] || { echo "it runs as root" >&2; exit 1; }
    curl -fsS "http://127.0.0.1:$port/" | grep -qi '<html' || { echo "no page" >&2; exit 1; }
    kill "$server"; wait "$server" || true; server=
    chroot --userspec=10001:10001 "$root" /usr/bin/env -C /var/lib/seaboard /opt/seaboard/bin/seaboard check
    echo "the steps of the image work"
    exit 0
  fi
  sleep 1
done
echo "the server does not become ready" >&2
exit 1
