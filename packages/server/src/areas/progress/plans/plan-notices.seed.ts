import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '进展评议', en: 'Progress' }

const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李明', en: 'Li Ming' })
const DAY = blank('day', { zh: '日期', en: 'Day' }, { zh: '2026-12-15', en: '2026-12-15' })

const REASON = blank(
  'reason',
  { zh: '导师的说明', en: 'Note of the mentor' },
  { zh: '请写明每周练习几次', en: 'Say how often you practise in a week' },
)

/** Notices about learning plans, between a trainee and the mentor. */
export const planNotices = notices('learningPlan', GROUP, {
  propose: {
    name: {
      zh: '学员提交学习计划后（给导师）',
      en: 'When a learning plan is proposed (to the mentor)',
    },
    blanks: [NAME],
    title: { zh: '{name}的学习计划请你同意', en: 'Learning plan of {name}' },
    body: {
      zh: '{name}提交了学习计划，请阅读后同意，或写明理由退回。',
      en: '{name} proposes a learning plan. Read it and agree, or return it with a reason.',
    },
  },
  agree: {
    name: {
      zh: '导师同意学习计划后（给学员）',
      en: 'When a learning plan is agreed (to the trainee)',
    },
    blanks: [],
    title: { zh: '导师已同意你的学习计划', en: 'Your learning plan is agreed' },
    body: {
      zh: '学习计划已生效，完成目标后请填写结果；导师每三个月查看一次。',
      en: 'It is in force. Record the results of your goals; your mentor looks at it every three months.',
    },
  },
  return: {
    name: {
      zh: '导师退回学习计划后（给学员）',
      en: 'When a learning plan is returned (to the trainee)',
    },
    blanks: [REASON],
    title: { zh: '导师退回了你的学习计划', en: 'Your learning plan is returned' },
    body: {
      zh: '导师的说明：{reason} 请修改后再提交。',
      en: 'Your mentor says: {reason} Change it and propose it again.',
    },
  },
  revise: {
    name: {
      zh: '学员修订学习计划时（给导师）',
      en: 'When a trainee revises the plan (to the mentor)',
    },
    blanks: [NAME],
    title: { zh: '{name}正在修订学习计划', en: '{name} revises the learning plan' },
    body: {
      zh: '{name}重新打开了学习计划，修订后会再提交给你同意。',
      en: '{name} has opened the plan again and will propose it to you once more.',
    },
  },
  reopen: {
    name: {
      zh: '导师要求修订学习计划后（给学员）',
      en: 'When a mentor asks to revise the plan (to the trainee)',
    },
    blanks: [],
    title: { zh: '导师请你修订学习计划', en: 'Revise your learning plan' },
    body: {
      zh: '导师重新打开了你的学习计划，请修改目标后再提交；已有结果的目标保留。',
      en: 'Your mentor has opened it again. Change its goals and propose it; those with results stay.',
    },
  },
  end: {
    name: {
      zh: '导师结束学习计划后（给学员）',
      en: 'When a learning plan is ended (to the trainee)',
    },
    blanks: [REASON],
    title: { zh: '你的学习计划已结束', en: 'Your learning plan is ended' },
    body: {
      zh: '导师的说明：{reason} 你可以开始写下一份学习计划。',
      en: 'Your mentor says: {reason} You can write the next plan.',
    },
  },
  lookDue: {
    name: { zh: '学习计划该查看时（给导师和学员）', en: 'When a look at a learning plan is due' },
    blanks: [NAME, DAY],
    title: { zh: '{name}的学习计划该查看了', en: 'Look at the learning plan of {name}' },
    body: {
      zh: '{name}的学习计划应于 {day} 由导师和学员一起查看，请约时间并记录意见。',
      en: 'Mentor and trainee look at the learning plan of {name}; due on {day}. The mentor records it.',
    },
  },
})
