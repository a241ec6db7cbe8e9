/**
 * A record as the audit log gets it. `code` is renamed, because the log drops fields of that name
 * (login codes).
 */
export const auditSnapshot = <T extends { code?: unknown }>({ code, ...rest }: T) => ({
  ...rest,
  recordCode: code,
})
