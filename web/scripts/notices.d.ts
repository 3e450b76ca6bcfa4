export function packageOf(id: string): string | undefined;
export function notices(packages: readonly string[]): string;
export function deviceNotices(): string;
