import type { HomeSource } from '../../../platform/area.ts'
import { readOwnClasses, readOwnDuties } from './own-duties.ts'

export const teachersHome: Readonly<Record<string, HomeSource>> = {
  ownDuties: { sections: ['teacher'], place: 30, read: readOwnDuties },
  ownClasses: { sections: ['teacher'], place: 31, read: readOwnClasses },
}
