import type { SameWords } from '../../../kernel/index.ts'
import type { changesZh } from './words.zh-CN.ts'

export const changesEn = {
  fields: {
    title: 'Title',
    titleSince: 'Title held since',
    education: 'Education',
    degree: 'Degree',
    specialty: 'Specialty',
    specialtySince: 'In the specialty since',
    teachingSince: 'Teaching since',
  },
  auditActions: {
    'teacherChange.pass': 'Change of a teacher’s facts passed',
    'teacherChange.reject': 'Change of a teacher’s facts turned down',
    'teacherChange.withdraw': 'Change of a teacher’s facts withdrawn',
    'teacherChange.undo': 'Change of a teacher’s facts: decision undone',
    'teachers.change.ask': 'Change of a teacher’s facts asked for',
  },
  flows: {
    teacherChange: {
      states: { submitted: 'Waiting', passed: 'Changed', rejected: 'Turned down', withdrawn: 'Withdrawn' },
      actions: { pass: 'Pass', reject: 'Turn down', withdraw: 'Withdraw' },
    },
  },
  permissions: {
    'teachers:change:own': 'Ask for changes of own facts',
    'teachers:change:list': 'See changes asked for by teachers',
    'teachers:change:review': 'Review changes asked for by teachers',
  },
  menus: { 'teaching.change': 'Changes of facts' },
  errors: {
    changeUnderReview: 'A change is being reviewed already; please wait for it or withdraw it first',
    changeNoProfile: 'No facts have been reviewed yet; please state them when you apply for a qualification',
    changeNothing: 'This is what is stored already; there is nothing to change',
    changeProfileMoved: 'The facts have changed since the request ({fields}); please turn it down, so that it is asked for again',
    changeChoiceUnknown: 'The choice of “{label}” does not exist or is disabled; please choose again',
    changeInFuture: '“{label}” cannot be later than today',
  },
  issues: {},
} as const satisfies SameWords<typeof changesZh>
