import type { HomeSource } from '../../../platform/area.ts'
import { readChecksToDecide } from './checks-to-decide.ts'
import { readOwnClasses, readOwnDuties } from './own-duties.ts'

export const teachersHome: Readonly<Record<string, HomeSource>> = {
  checksToDecide: {
    sections: ['office', 'department', 'teacher'],
    place: 24,
    read: readChecksToDecide,
  },
  ownDuties: { sections: ['teacher'], place: 30, read: readOwnDuties },
  ownClasses: { sections: ['teacher'], place: 31, read: readOwnClasses },
}
