import type { SameWords } from '../../../kernel/index.ts'
import type { seatsZh } from './words.zh-CN.ts'

export const seatsEn = {
  auditActions: {
    'rotations.months.set': 'Seats of months set',
    'rotations.months.import': 'Seats of months imported',
    'rotations.absence.create': 'Days out of rotation entered',
    'rotations.absence.update': 'Days out of rotation changed',
    'rotations.absence.delete': 'Days out of rotation deleted',
    'rotations.pair.create': 'Two trainees kept apart',
    'rotations.pair.delete': 'Two trainees no longer kept apart',
  },
  fields: {
    departmentIds: 'Departments',
    from: 'From',
    until: 'Until',
    seats: 'Seats',
    reason: 'Reason',
    over: 'Over capacity',
    traineeId: 'Trainee',
    startsOn: 'First day',
    endsOn: 'Last day',
    firstId: 'First trainee',
    secondId: 'Second trainee',
    keywords: 'Search',
    baseId: 'Base',
  },
  absenceOrigins: { base: 'Entered by the base', absence: 'Approved leave', situation: 'Suspension' },
  permissions: {
    'rotations:seats:list': 'See seats of departments by month',
    'rotations:seats:set': 'Set seats of departments by month',
    'rotations:seats:export': 'Export seats by month',
    'rotations:seats:import': 'Import seats by month',
    'rotations:absence:manage': 'Enter days out of rotation',
    'rotations:pair:manage': 'Keep trainees apart',
  },
  menus: { 'rotation.seats': 'Seats by month', 'rotation.absences': 'Days out of rotation', 'rotation.pairs': 'Kept apart' },
  errors: {
    monthsNotYours: 'One of the departments is not of your base, is disabled or not second-level; choose departments of your base only',
    absenceOverlaps: 'These days overlap {from} to {until}, entered before; change that entry or these days',
    absenceBeforeStart: 'The training of this trainee begins on {startsOn}; choose that day or a later one',
    absenceAfterEnd: 'The training of this trainee is planned to end on {plannedEnd}; choose that day or an earlier one',
    absenceElsewhere: 'This comes from an approved leave and is changed only there',
    traineeNotYours: 'There is no such trainee in your bases; please choose again',
    pairNotYours: 'One of the trainees is not in your bases; please choose again',
    pairOfTwoBases: 'The two belong to different bases, whose rotations do not meet; choose trainees of one base',
    pairTaken: 'These two are kept apart already',
  },
  issues: {
    'month.wrong': 'Enter a month like 2026-11',
    'months.reversed': 'The last month cannot be before the first',
    'months.tooMany': 'At most 60 months at once',
    'months.whyClosed': 'Say why the department is closed (0 seats)',
    'absence.tooLong': 'At most 5 years at once; check the year',
    'absence.reversed': 'The last day cannot be before the first',
    'pair.twoPeople': 'Choose two different trainees',
  },
  sheets: {
    departmentMonths: {
      title: 'Seats by month',
      columns: { department: 'Department', month: 'Month', seats: 'Seats', reason: 'Reason' },
      rules: {
        department:
          '“First-level/second-level department”, as named in the system, with the hospital before it where two have the same; one row for a department and month',
        month: 'Like 2026-11',
        seats: '0: closed that month; empty: as usual again',
        reason: 'Required if closed',
      },
    },
  },
} as const satisfies SameWords<typeof seatsZh>
