import type { SameWords } from '../../../kernel/index.ts'
import type { resultZh } from './words.zh-CN.ts'

export const resultEn = {
  fields: {
    side: 'About',
    direction: 'Who rates whom',
    baseId: 'Base',
    targetId: 'Target',
  },
  leans: { stricter: 'rather strict', near: 'like the others', milder: 'rather mild' },
  sheets: {
    evaluationResults: {
      title: 'Results of an evaluation',
      columns: {
        subject: 'About',
        note: 'Rotation',
        item: 'Item',
        n: 'Answers',
        mean: 'Mean',
        most: 'Of',
        spread: 'Distribution',
        text: 'Comment',
      },
      rules: {},
    },
  },
  completion: {
    evaluations: 'Evaluations',
    received: '{received} {received:evaluation|evaluations} received, none open',
    toGive: '{toGive} {toGive:evaluation|evaluations} still to give',
    awaited: '{awaited} {awaited:evaluation|evaluations} of the trainee still to come',
    assessments: 'Yearly assessments',
    yearScore: 'Year {number}: {score} of 100',
    yearOpen: 'Year {number}: no result yet',
    comma: '; ',
  },
  overall: 'Overall',
  few: 'fewer than three, not shown',
  barOf: '{label}: {count}',
  ownRecord: { target: 'Target', form: 'Form', n: 'Answers', mean: 'Overall', heading: 'Results about me' },
  permissions: {
    'evaluation:result:list': 'See results of evaluations',
    'evaluation:result:export': 'Export results of evaluations',
    'evaluation:result:own': 'See results about oneself',
    'evaluation:severity:list': 'See how strict raters mark',
  },
  menus: {
    'evaluate.ownResult': 'Results about me',
    'evaluate.studentResult': 'Results about trainees',
    'evaluate.teacherRecord': 'Results about teachers',
    'evaluate.severity': 'How strict raters mark',
  },
} as const satisfies SameWords<typeof resultZh>
