import type { SameWords } from '../../../kernel/index.ts'
import type { deputiesZh } from './words.zh-CN.ts'

export const deputiesEn = {
  auditActions: { 'absence.deputy.create': 'Deputy named', 'absence.deputy.end': 'Deputy ended early' },
  fields: {
    startsOn: 'First day',
    endsOn: 'Last day',
    personId: 'Absent',
    deputyId: 'Deputy',
    steps: 'Steps',
    phase: 'When',
  },
  deputyPhases: { present: 'Now', ahead: 'To come', over: 'Over', ended: 'Ended early' },
  permissions: { 'absence:deputy:own': 'Name one’s own deputy', 'absence:deputy:all': 'See all deputies and name them for others' },
  menus: { 'daily.deputies': 'Deputies' },
  errors: {
    deputyIsPerson: 'Nobody is their own deputy; choose somebody else',
    personUnknown: 'This person is not found or the account is disabled; choose again',
    deputyUnknown: 'This deputy is not found or the account is disabled; choose again',
    stepNotTheirs: '{name} never decides “{step}”, so it needs no deputy; leave this step out',
    deputyCannot: '{name} cannot decide “{step}”; choose somebody with the same kind of duty, or leave this step out',
    deputyOverlaps: '{deputy} is the deputy for “{step}” from {from} to {until} already; choose other days, or end that one first',
    deputyInPast: 'The last day is past; choose today or later',
    deputyOver: 'This is over already; reload to see it',
  },
  issues: { 'deputy.endsEarly': 'The last day cannot be before the first' },
} as const satisfies SameWords<typeof deputiesZh>
