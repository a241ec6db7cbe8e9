/** Purposes of uploads and how large each may be, in bytes (specification, section 9; domain 02). */
export const MAX_BYTES: Readonly<Record<string, number>> = {
  photo: 10 * 1024 * 1024,
  sheet: 20 * 1024 * 1024,
  attachment: 20 * 1024 * 1024,
}
/** What one person's pictures may fill in all: uploads of a thousand people then stay within what a disk has. */
export const ROOM_EACH = 200 * 1024 * 1024
export const maxFileSize = (purpose: string) => MAX_BYTES[purpose] ?? 1024 * 1024
