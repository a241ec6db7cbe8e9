import type { HomeSource } from '../../../platform/area.ts'
import { countAwayToday, readAwayToday, readLeavesToDecide } from './leaves-of-today.ts'

export const absenceHome: Readonly<Record<string, HomeSource>> = {
  awayToday: { sections: ['office', 'base'], place: 2, read: countAwayToday },
  away: { sections: ['department'], place: 21, read: readAwayToday },
  toDecide: { sections: ['teacher', 'department', 'base'], place: 22, read: readLeavesToDecide },
}
