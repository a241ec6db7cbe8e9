import type { SameWords } from '../../../kernel/index.ts'
import type { electivesZh } from './words.zh-CN.ts'

export const electivesEn = {
  auditActions: {
    'standards.electives.choose': 'Chose electives',
    'standards.electives.chooseFor': 'Chose electives for a trainee',
    'standards.electives.window': 'Set the window of electives',
    'standards.electives.remind': 'Reminded trainees of electives',
  },
  fields: {
    departmentId: 'Standard department',
    months: 'Months',
    cohortId: 'Cohort',
    groups: 'Electives',
    rowId: 'Elective',
    chosen: 'Departments chosen',
    missing: 'Chosen',
    from: 'Choice from',
    until: 'Choice until',
  },
  windowStates: { none: 'Not open', before: 'To come', open: 'Open', over: 'Over' },
  permissions: {
    'standards:electives:own': 'Choose one’s own electives',
    'standards:electives:list': 'See electives of trainees',
    'standards:electives:manage': 'Keep electives of trainees',
    'standards:electives:export': 'Export electives of trainees',
  },
  menus: { 'standard.electives': 'Electives of trainees', 'rotation.ownElectives': 'My electives' },
  waiting: { chooseElectives: '{count:elective|electives} to choose' },
  calendar: { window: 'Electives: {cohort}' },
  ownRecord: 'Electives',
  errors: {
    notApproved: 'Electives are chosen once the cohort is approved',
    noElectives: 'The table of this cohort has no electives',
    choiceNotYet: 'The choice has not begun; it is open from {from} to {until}',
    choiceUnplanned: 'The choice has not begun and its time is not settled yet; please watch for the announcement',
    choiceOver: 'The choice ended at {until} (it was open from {from} to {until}). Ask your base for a change',
    groupUnknown: 'The electives have changed: read the page again, then choose',
    departmentNotOffered: '“{name}” does not offer a department you chose: choose again',
    chooseExactly: 'Choose exactly {choose} departments of “{name}”',
    chooseBetween: 'Choose {least} to {most} departments of “{name}”',
    monthsTogether: 'The months of “{name}” must be {sum} together',
    windowPast: 'This end is over: give one to come',
  },
  issues: {
    'window.moment': 'Give a whole date and time',
    'window.whole': 'Give both times or none',
    'window.order': 'The end must be later than the start',
  },
  sheets: {
    electives: {
      title: 'Electives of trainees',
      columns: {
        number: 'Number',
        realName: 'Name',
        cohort: 'Cohort',
        group: 'Elective',
        department: 'Department',
        months: 'Months',
        state: 'Chosen',
      },
      rules: {},
    },
  },
  department: '{name} {months} months',
  chosen: { all: 'Chosen', some: 'In part', none: 'Nothing' },
} as const satisfies SameWords<typeof electivesZh>
