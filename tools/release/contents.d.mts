type Entry = Record<string, unknown>
type System = { workspace: string; bundled: string[]; os: string; cpu: string; libc: string }

export function findRuntimePackages(lock: Record<string, Entry>, wanted: System): string[]
export function isLeftOut(path: string): boolean
