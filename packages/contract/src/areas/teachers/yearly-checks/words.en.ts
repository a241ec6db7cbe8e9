import type { SameWords } from '../../../kernel/index.ts'
import type { checkZh } from './words.zh-CN.ts'

export const checkEn = {
  auditActions: {
    'teachers.check.open': 'Opened a yearly check',
    'teachers.check.update': 'Changed a yearly check',
    'teachers.check.fill': 'Added missing teachers to a yearly check',
    'teachers.check.close': 'Closed a yearly check',
    'teacherCheck.pass': 'Passed a teacher in a yearly check',
    'teacherCheck.object': 'Objected to a teacher in a yearly check',
    'teacherCheck.overrule': 'Overruled an objection of a yearly check',
    'teacherCheck.remove': 'Removed a teacher after a yearly check',
    'teacherCheck.lapse': 'Lapsed in a yearly check (left the library)',
    'teacherCheck.undo': 'Undid a decision of a yearly check',
  },
  fields: {
    waiting: 'Only those that wait for me',
    baseId: 'Base',
    departmentId: 'Teaching department',
    checkTitle: 'Title',
    year: 'Year',
    firstDay: 'First day',
    lastDay: 'Last day',
    instructions: 'Instructions',
    checkId: 'Check',
    open: 'Open',
  },
  flows: {
    teacherCheck: {
      states: {
        undecided: 'Undecided',
        passed: 'Passed',
        objected: 'Objected to',
        overruled: 'Kept by the office',
        removed: 'Removed',
        lapsed: 'Left the library',
      },
      actions: { pass: 'Pass', object: 'Object', overrule: 'Keep', remove: 'Remove', lapse: 'Lapse' },
    },
  },
  permissions: {
    'teachers:check:list': 'See yearly checks',
    'teachers:check:review': 'Decide in yearly checks',
    'teachers:check:manage': 'Open and close yearly checks, settle objections',
    'teachers:check:export': 'Export yearly checks',
  },
  menus: {
    'teaching.check': 'Yearly checks',
    'teaching.checkRecord': 'Teachers to check',
    'teaching.checkReview': 'Yearly check of the department',
  },
  errors: {
    checkOpenAlready: 'This base has an open check of that year already; please go on in it',
    checkBaseUnknown: 'Please choose a base in use',
    checkEmpty: 'Nobody of this base is in the library to be checked; please choose another base',
    checkYearAhead: 'The year must not be in the future',
    checkNotBegun: 'The check begins on {from}; please decide from that day on',
    checkClosed: 'This check is closed and stays as it is; please open another one if needed',
    checkUndecided: '{count} are undecided: {names}. Please decide about them before closing the check',
  },
  issues: { 'check.endsEarly': 'The last day must not be before the first' },
  sheets: {
    checks: {
      title: 'Yearly checks',
      columns: {
        year: 'Year',
        checkTitle: 'Check',
        name: 'Name',
        base: 'Base',
        department: 'Department',
        level: 'Level',
        number: 'Number',
        validUntil: 'Valid until',
        state: 'Result',
        reason: 'Objection',
        settlement: 'Why it was kept',
        decidedBy: 'Decided by',
        decidedTime: 'Decided at',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof checkZh>
