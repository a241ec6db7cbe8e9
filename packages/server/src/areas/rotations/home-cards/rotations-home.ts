import type { HomeSource } from '../../../platform/area.ts'
import { readMonthsAhead, readNextMonth } from './capacity.ts'
import { readComing, readLeaving, readThere } from './department-day.ts'
import { countHere, countLateExits, countMoves } from './department-figures.ts'
import { readOwnStay } from './own-stay.ts'
import { readOwnTrainees } from './own-trainees.ts'

export const rotationsHome: Readonly<Record<string, HomeSource>> = {
  here: { sections: ['department', 'base'], place: 0, read: countHere },
  arriving: { sections: ['department'], place: 1, read: countMoves('arriving') },
  leaving: { sections: ['department'], place: 2, read: countMoves('leaving') },
  lateExits: { sections: ['office', 'base', 'department'], place: 3, read: countLateExits },
  ownStay: { sections: ['trainee'], place: 10, isFirst: true, read: readOwnStay },
  ownTrainees: { sections: ['teacher'], place: 10, isFirst: true, read: readOwnTrainees },
  there: { sections: ['department', 'base'], place: 18, isFirst: true, read: readThere },
  coming: { sections: ['department', 'base'], place: 19, read: readComing },
  leavingSoon: { sections: ['department'], place: 20, read: readLeaving },
  nextMonth: { sections: ['office', 'base'], place: 30, read: readNextMonth },
  monthsAhead: { sections: ['department'], place: 30, read: readMonthsAhead },
}
