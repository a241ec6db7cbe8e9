import type { SameWords } from '../../../kernel/index.ts'
import type { changesZh } from './words.zh-CN.ts'

export const changesEn = {
  auditActions: {
    'students.change.ask': 'Change of a trainee’s file asked for',
    'students.change.fields': 'Changed which facts of a file are reviewed',
    'traineeChange.pass': 'Change of a trainee’s file passed',
    'traineeChange.reject': 'Change of a trainee’s file turned down',
    'traineeChange.withdraw': 'Change of a trainee’s file withdrawn',
    'traineeChange.apply': 'Changed the own file directly',
    'traineeChange.undo': 'Change of a trainee’s file: decision undone',
  },
  fields: {
    files: 'Papers',
    filePath: 'File',
    baseId: 'Base',
    field: 'Fact',
    value: 'New value',
    note: 'Why',
    state: 'State',
    studentId: 'Trainee',
    isProtected: 'Reviewed',
    needsPapers: 'Needs papers',
  },
  ownRecord: {
    file: 'File as a trainee',
    changes: 'Changes of the file',
    before: 'Before',
    after: 'After',
    asked: 'When',
    refusal: 'Why it was turned down',
  },
  flows: {
    traineeChange: {
      states: { submitted: 'Waiting', passed: 'Changed', rejected: 'Turned down', withdrawn: 'Withdrawn', applied: 'Changed directly' },
      actions: { pass: 'Pass', reject: 'Turn down', withdraw: 'Withdraw', apply: 'Change directly' },
    },
  },
  waiting: { reviewTraineeChanges: '{count:change|changes} of trainees’ files to review' },
  fileRecords: { traineeChange: 'Change of a trainee’s file' },
  permissions: {
    'students:change:own': 'Ask for changes of the own file as a trainee',
    'students:change:list': 'See changes of trainees’ files',
    'students:change:review': 'Review changes of trainees’ files',
    'students:change:fields': 'Decide which facts of a file are reviewed',
  },
  menus: { 'training.changes': 'Changes of files' },
  errors: {
    changeOpen: 'A change of “{field}” is being reviewed already (asked for on {day}); please wait for it or withdraw it first',
    changeSame: 'This is the present “{field}”; there is nothing to change',
    changeNotNeeded: '“{field}” needs no review; please change it in the file',
    changePapers: 'A change of “{field}” needs papers; please upload at least one',
    changeMoved: '“{field}” has changed since the request; please turn it down with a reason, so that it is asked for again',
    changeTaken: 'This “{field}” belongs to another account; please check it',
  },
} as const satisfies SameWords<typeof changesZh>
