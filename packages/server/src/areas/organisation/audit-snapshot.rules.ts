/** A record as the log is told of it. The log keeps nothing that is called `code`, for that is what codes to log in with are called. */
export const auditSnapshot = <T extends { code?: unknown }>({ code, ...rest }: T) => ({ ...rest, recordCode: code })
