/** The code of an address that was scanned; null: no code. */
export const badgeCodeOf = (hash: string) => /^#([\w-]{20,100})$/.exec(hash)?.[1] ?? null
