import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '进展评议', en: 'Progress' }

const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李明', en: 'Li Ming' })
const DAY = blank('day', { zh: '日期', en: 'Day' }, { zh: '2026-12-15', en: '2026-12-15' })

const REASON = blank(
  'reason',
  { zh: '导师的说明', en: 'Mentor’s note' },
  { zh: '请写明每周练习几次', en: 'State how often you practise each week' },
)

/** Notices about learning plans, between a trainee and the mentor. */
export const planNotices = notices('learningPlan', GROUP, {
  propose: {
    name: {
      zh: '学员提交学习计划后（给导师）',
      en: 'When a learning plan is submitted (to the mentor)',
    },
    blanks: [NAME],
    title: { zh: '{name}的学习计划请你同意', en: 'Learning plan of {name} for your agreement' },
    body: {
      zh: '{name}提交了学习计划，请阅读后同意，或写明理由退回。',
      en: '{name} has submitted a learning plan. Please read it and agree, or return it with a reason.',
    },
  },
  agree: {
    name: {
      zh: '导师同意学习计划后（给学员）',
      en: 'When a learning plan is agreed (to the trainee)',
    },
    blanks: [],
    title: { zh: '导师已同意你的学习计划', en: 'Your mentor has agreed to your learning plan' },
    body: {
      zh: '学习计划已生效，完成目标后请填写结果；导师每三个月查看一次。',
      en: 'Your learning plan is in force. Record the results of your goals when done; your mentor looks at it every three months.',
    },
  },
  return: {
    name: {
      zh: '导师退回学习计划后（给学员）',
      en: 'When a learning plan is returned (to the trainee)',
    },
    blanks: [REASON],
    title: { zh: '导师退回了你的学习计划', en: 'Your mentor has returned your learning plan' },
    body: {
      zh: '导师的说明：{reason} 请修改后再提交。',
      en: 'Your mentor’s note: {reason} Please change the plan and submit it again.',
    },
  },
  revise: {
    name: {
      zh: '学员修订学习计划时（给导师）',
      en: 'When a trainee revises the plan (to the mentor)',
    },
    blanks: [NAME],
    title: { zh: '{name}正在修订学习计划', en: '{name} is revising the learning plan' },
    body: {
      zh: '{name}重新打开了学习计划，修订后会再提交给你同意。',
      en: '{name} has reopened the learning plan and will submit it to you again for agreement.',
    },
  },
  reopen: {
    name: {
      zh: '导师要求修订学习计划后（给学员）',
      en: 'When a mentor asks for a revision of the plan (to the trainee)',
    },
    blanks: [],
    title: { zh: '导师请你修订学习计划', en: 'Please revise your learning plan' },
    body: {
      zh: '导师重新打开了你的学习计划，请修改目标后再提交；已有结果的目标保留。',
      en: 'Your mentor has reopened your learning plan. Please change the goals and submit it again; goals with results are kept.',
    },
  },
  end: {
    name: {
      zh: '导师结束学习计划后（给学员）',
      en: 'When a learning plan is ended (to the trainee)',
    },
    blanks: [REASON],
    title: { zh: '你的学习计划已结束', en: 'Your learning plan has ended' },
    body: {
      zh: '导师的说明：{reason} 你可以开始写下一份学习计划。',
      en: 'Your mentor’s note: {reason} You can now write your next learning plan.',
    },
  },
  lookDue: {
    name: { zh: '学习计划该查看时（给导师和学员）', en: 'When a look at a learning plan is due' },
    blanks: [NAME, DAY],
    title: { zh: '{name}的学习计划该查看了', en: 'Look due: learning plan of {name}' },
    body: {
      zh: '{name}的学习计划应于 {day} 由导师和学员一起查看，请约时间并记录意见。',
      en: 'Mentor and trainee should look at the learning plan of {name} together by {day}. Please arrange a meeting and record the notes.',
    },
  },
})
