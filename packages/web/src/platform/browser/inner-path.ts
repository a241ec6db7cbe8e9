/** The address if it is a path of this application, else null. */
export const innerPath = (path: string | null): string | null =>
  path && /^\/(?![/\\])/.test(path) ? path : null
