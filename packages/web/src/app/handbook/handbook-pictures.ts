import { BOOK_ROLES, type BookRole } from './handbook-outline.ts'

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../docs/pictures/handbook/*.webp',
  { eager: true, query: '?url', import: 'default' },
)

const ADDRESSES = new Map(
  Object.entries(FILES).map(([file, address]) => [file.replace(/^.*\/|\.webp$/g, ''), address]),
)

/** Sizes of the screens as `npm run pictures` records them. */
const SIZES = { phone: { width: 390, height: 844 }, pc: { width: 1280, height: 800 } } as const

export type BookPicture = { address: string; width: number; height: number; isPhone: boolean }

/**
 * The picture of a page as `npm run pictures` records it: that of the role, or else of another one;
 * null where none is recorded. Trainees use a phone.
 */
export function pictureOf(view: string, role: BookRole | null): BookPicture | null {
  const roles = [...(role ? [role] : []), ...BOOK_ROLES.toReversed()]

  for (const audience of roles) {
    const address = ADDRESSES.get(`${audience}-${view.replaceAll('/', '-')}`)
    const isPhone = audience === 'trainee'
    if (address) return { address, isPhone, ...SIZES[isPhone ? 'phone' : 'pc'] }
  }

  return null
}
