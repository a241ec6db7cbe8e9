/** A page of this application as an address names it; nothing else is gone to. */
export const innerPath = (path: string | null): string | null => (path && /^\/(?![/\\])/.test(path) ? path : null)
