import { type Kind, kindClaimedBy } from '../kinds/file-kinds.ts'

const LONGEST = 150

/**
 * A client's file name as it is kept: without folders, invisible characters and direction overrides, its ending that of the real kind.
 * It is only ever shown and offered for a download, never used as a path.
 */
export function fileName(given: string, kind: Kind): string {
  const own = given
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  const base = own.replace(/\.[A-Za-z0-9]{1,8}$/, '')
  const ending = own.slice(base.length + 1)
  const short = [...base].slice(0, LONGEST).join('').trim() || 'file'
  return `${short}.${kindClaimedBy(own) === kind ? ending : kind}`
}
