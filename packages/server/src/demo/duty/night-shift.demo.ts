import type { ShiftKindForm } from '@residency/contract/areas/duty/kinds/kind.contract'

/** A night of one person on every day. */
export const NIGHT_SHIFT: ShiftKindForm = {
  name: '夜班',
  sign: '夜',
  startsAt: '20:00',
  endsAt: '08:00',
  dayClasses: ['workday', 'weekend', 'holiday'],
  least: 1,
  most: 1,
  seniorYear: null,
  seniorLeast: 0,
  isNight: true,
  onCall: 'none',
  restHours: null,
  earnedWorkday: 0.5,
  earnedRestday: 1,
  status: 1,
}
