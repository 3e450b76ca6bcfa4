"""The files in deploy/ name only what exists: metrics, options, files, users."""

from __future__ import annotations

import json
import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from seaboard.cli import app as cli
from seaboard.server.metrics import Metrics
from seaboard.server.settings import DATABASE_VARIABLE

DEPLOY = Path(__file__).parents[2] / "deploy"
ALERTS = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
DASHBOARD = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
METRIC = re.compile(r"\b(?:seaboard|process)_\w+")


def exposed() -> set[str]:
    """All names that Prometheus finds at a server."""
    text = Metrics().text().decode()
    declared = re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE)
    names = {name for name, _ in declared}
    for name, kind in declared:
        if kind == "histogram":
            names |= {f"{name}_bucket", f"{name}_sum", f"{name}_count"}
    return names


def expressions() -> list[str]:
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return panels + [rule["expr"] for rule in ALERTS]


@pytest.mark.parametrize("expression", expressions())
def test_every_metric_in_dashboard_and_alerts_exists(expression: str) -> None:
    named = set(METRIC.findall(expression))
    assert named or expression.startswith("up{")
    assert named <= exposed()


def test_every_metric_of_ours_is_in_the_dashboard_or_an_alert() -> None:
    shown = {
        name.removesuffix("_bucket") for each in expressions() for name in METRIC.findall(each)
    }
    ours = {
        name
        for name in exposed()
        if name.startswith("seaboard_")
        and not name.endswith(("_bucket", "_sum", "_count", "_created"))
    }
    assert ours - shown == set()


def containers() -> dict[str, list[str]]:
    """The words after `seaboard` of each container."""
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text())["services"]
    found = {name: each["command"] for name, each in compose.items() if "command" in each}
    for document in yaml.safe_load_all((DEPLOY / "kubernetes.yml").read_text()):
        if document["kind"] == "Deployment":
            name = document["metadata"]["name"]
            found[name] = document["spec"]["template"]["spec"]["containers"][0]["args"]
    return found


@pytest.mark.parametrize("container", containers())
def test_containers_use_options_that_exist(
    container: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command, *options = containers()[container]
    assert cli.run([command, "--help"]) == 0
    explained = capsys.readouterr().out
    for option in options:
        if option.startswith("--"):
            assert re.search(rf"{option.partition('=')[0]}[ :]", explained), option


def test_no_password_stands_in_a_list_of_processes() -> None:
    """Whoever lists processes can read options, and a database is reached by a password."""
    for name, words in containers().items():
        assert not any("database" in word or "PASSWORD" in word for word in words), name
    services = compose()["services"]
    told = [services[name]["environment"] for name in services if "command" in services[name]]
    for document in yaml.safe_load_all((DEPLOY / "kubernetes.yml").read_text()):
        if document["kind"] == "Deployment":
            variables = document["spec"]["template"]["spec"]["containers"][0]["env"]
            told.append({each["name"]: each["valueFrom"] for each in variables})
    assert len(told) == 5
    assert all(DATABASE_VARIABLE in each for each in told)


def dockerfile() -> str:
    return (DEPLOY / "Dockerfile").read_text()


def test_the_image_is_not_root_and_is_asked_whether_it_is_ready() -> None:
    user = re.search(r"^USER (\d+)$", dockerfile(), re.MULTILINE)
    assert user is not None
    assert int(user[1]) > 0
    assert "/health" in dockerfile()
    for document in yaml.safe_load_all((DEPLOY / "kubernetes.yml").read_text()):
        if document["kind"] == "Deployment":
            pod: dict[str, Any] = document["spec"]["template"]["spec"]
            assert pod["securityContext"]["runAsUser"] == int(user[1])
            if pod["containers"][0]["args"][0] == "serve":
                assert pod["containers"][0]["readinessProbe"]["httpGet"]["path"] == "/health"


def test_the_trial_without_docker_installs_what_the_image_installs() -> None:
    trial = (DEPLOY / "try-image.sh").read_text()
    for installed in ("[otel,server]", '"cyclopts>=4"', "--uid 10001", "constraints.txt"):
        assert installed in dockerfile()
        assert installed in trial


def compose() -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    return content


def test_the_proxy_finds_a_server_that_was_made_anew() -> None:
    """It looks names up once: each server it names has an address that nobody else gets."""
    found = compose()
    inside = found["networks"]["inside"]["ipam"]["config"][0]
    named = re.findall(
        r"^\s+server ([\w-]+):8000", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE
    )
    fixed = [
        ip_address(found["services"][name]["networks"]["inside"]["ipv4_address"]) for name in named
    ]
    assert len(set(fixed)) == len(fixed) >= 2
    for address in fixed:
        assert address in ip_network(inside["subnet"])
        assert address not in ip_network(inside["ip_range"])
    assert f"--proxy={inside['subnet']}" in found["services"][named[0]]["command"]


def test_every_container_has_a_limit() -> None:
    for name, service in compose()["services"].items():
        assert service["deploy"]["resources"]["limits"].keys() == {"cpus", "memory"}, name
    for document in yaml.safe_load_all((DEPLOY / "kubernetes.yml").read_text()):
        if document["kind"] in ("Deployment", "StatefulSet"):
            for container in document["spec"]["template"]["spec"]["containers"]:
                assert "memory" in container["resources"]["limits"], container["name"]


def test_the_cluster_has_the_database_that_its_servers_ask_for() -> None:
    documents = list(yaml.safe_load_all((DEPLOY / "kubernetes.yml").read_text()))
    database = next(each for each in documents if each["kind"] == "StatefulSet")
    named = database["metadata"]["name"]
    assert database["spec"]["serviceName"] == named
    services = [each["metadata"]["name"] for each in documents if each["kind"] == "Service"]
    assert named in services
    assert database["spec"]["volumeClaimTemplates"]
