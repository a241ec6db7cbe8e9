type Package = { name: string; version: string; licence: string; texts: string[] }

export function composeNotice(head: string, packages: Package[]): string
export function familyOf(licence: string): string | undefined
