import { type Kind, kindClaimedBy } from '../kinds/file-kinds.ts'

const MAX_LENGTH = 150

/**
 * Cleans a client's file name: no folders, invisible characters or direction overrides, and the
 * extension of the real kind. Used for display and download only, never as a path.
 */
export function fileName(name: string, kind: Kind): string {
  const baseName = name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()

  const base = baseName.replace(/\.[A-Za-z0-9]{1,8}$/, '')
  const ending = baseName.slice(base.length + 1)
  const short = [...base].slice(0, MAX_LENGTH).join('').trim() || 'file'

  return `${short}.${kindClaimedBy(baseName) === kind ? ending : kind}`
}
