import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '导师管理', en: 'Mentors' }
const MENTOR = blank('mentor', { zh: '导师', en: 'Mentor' }, { zh: '陈静', en: 'Chen Jing' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '研究方向不符', en: 'Different field of research' },
)

const WHY = blank(
  'why',
  { zh: '结果说明', en: 'Explanation' },
  { zh: '按第 2 志愿匹配', en: 'Matched with choice 2' },
)

const COUNT = blank('count', { zh: '人数', en: 'Number of trainees' }, { zh: '3', en: '3' })
const TRAINEE = blank('trainee', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

/** Notices about the choice of mentors, to trainees and mentors. */
export const mentorApplicationNotices = notices('mentorApplication', GROUP, {
  accept: {
    name: { zh: '导师接受申请后', en: 'When a mentor accepts a trainee' },
    blanks: [MENTOR],
    title: { zh: '导师已接受你的申请', en: 'A mentor has accepted you' },
    body: { zh: '{mentor}从今天起是你的导师。', en: '{mentor} is your mentor from today.' },
  },
  refuse: {
    name: { zh: '导师谢绝申请后', en: 'When a mentor declines a trainee' },
    blanks: [MENTOR, REASON],
    title: { zh: '导师谢绝了你的申请', en: 'A mentor has declined your application' },
    body: {
      zh: '{mentor}谢绝了你的申请：{reason}。互选结束前可以选择其他导师。',
      en: '{mentor} has declined your application: {reason}. You can choose other mentors until the choice closes.',
    },
  },
})

export const mentorMatchNotices = notices('mentorMatch', GROUP, {
  placed: {
    name: { zh: '匹配到导师后', en: 'When a trainee is matched with a mentor' },
    blanks: [MENTOR, WHY],
    title: { zh: '导师匹配结果：{mentor}', en: 'Your mentor: {mentor}' },
    body: {
      zh: '{mentor}从今天起是你的导师。{why}。',
      en: '{mentor} is your mentor from today. {why}.',
    },
  },
  unplaced: {
    name: { zh: '没有匹配到导师后', en: 'When a trainee is not matched with a mentor' },
    blanks: [WHY],
    title: { zh: '这次没有匹配到导师', en: 'Not matched with a mentor this time' },
    body: {
      zh: '{why}。毕后办会继续为你安排导师。',
      en: '{why}. The office will continue to find a mentor for you.',
    },
  },
  received: {
    name: { zh: '导师匹配到学员后', en: 'When a mentor is matched with trainees' },
    blanks: [COUNT],
    title: { zh: '导师匹配结果已发布', en: 'Mentor matching result published' },
    body: {
      zh: '你匹配到 {count} 名学员，带教关系从今天开始。',
      en: 'You have been matched with {count} {count:trainee|trainees}, starting today.',
    },
  },
})

export const mentorRelationNotices = notices('mentorRelation', GROUP, {
  placed: {
    name: {
      zh: '毕后办分配导师后（学员）',
      en: 'When the office assigns a mentor (to the trainee)',
    },
    blanks: [MENTOR],
    title: { zh: '毕后办为你安排了导师', en: 'The office has assigned you a mentor' },
    body: { zh: '{mentor}从今天起是你的导师。', en: '{mentor} is your mentor from today.' },
  },
  received: {
    name: {
      zh: '毕后办分配导师后（导师）',
      en: 'When the office assigns a mentor (to the mentor)',
    },
    blanks: [TRAINEE],
    title: { zh: '毕后办为你安排了一名学员', en: 'The office has assigned you a trainee' },
    body: {
      zh: '从今天起你是{trainee}的导师。',
      en: 'You are the mentor of {trainee} from today.',
    },
  },
})
