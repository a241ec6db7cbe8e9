import { helpBook } from './help-book.ts'

export const teachersHelp = helpBook(
  {
    'teacher/library/index': {
      about: '师资库：资格有效的带教老师，快到期的在前。',
      acts: ['按科室、级别、职称查找', '毕后办直接录入或导入', '调整教学科室，移出并写原因'],
      asks: [['移出后会怎样？', '不能再安排为带教；十秒内可以撤销。']],
    },
    'teacher/own/index': {
      about: '你的师资资格、证书、考核和银行信息。',
      acts: ['申请资格，边填边看条件是否满足', '提交新证书或续期', '申请修改职称等信息'],
      next: '资格由科室、基地、毕后办依次审核。',
      asks: [['资格多久到期？', '一般五年，到期前 90、30、7 天提醒，可以提前 90 天续申请。']],
    },
    'teacher/guidance/index': {
      about: '师资申请的审核，轮到你的在前。',
      acts: ['对照条件和证书', '通过、退回修改或不通过', '批量通过'],
      next: '毕后办认定后进入师资库，得到编号和有效期。',
    },
    'teacher/condition/index': {
      about: '申请资格的条件，按级别和基地。',
      acts: ['修改全院条件', '为某基地单独设置'],
      asks: [['会影响已认定的人吗？', '不会，只用于以后的申请。']],
    },
    'teacher/certificate/index': {
      about: '教师证书和有效期。',
      acts: ['按种类、是否将到期查找', '查看扫描件', '导出'],
    },
    'teacher/certificate/record': {
      about: '等待审核的证书。',
      acts: ['核对扫描件和编号', '通过或不通过，可以批量'],
    },
    'teacher/change/index': {
      about: '教师申请修改的信息。',
      acts: ['对比修改前后和材料', '通过或不通过'],
      next: '通过后立即更新资料。',
    },
    'teacher/assessment/index': {
      about: '师资年度考核。',
      acts: ['逐个录入或导入结果', '没有考核的排在前面', '导出'],
    },
    'teacher/exchange/own': {
      about: '外出进修、访问、讲学的申请和总结。',
      acts: ['申请，同一时间只能有一项', '开展后确认，结束后写总结'],
      next: '由毕后办或所在基地审核。',
    },
    'teacher/exchange/audit': {
      about: '等待审核的交流申请。',
      acts: ['看内容和日期，通过或不通过'],
    },
    'teacher/exchange/record': {
      about: '交流记录和总结。',
      acts: ['看哪些总结逾期', '导出'],
    },
    'teacher/class/own': {
      about: '你要参加或可以参加的师资培训班。',
      acts: ['报名或退出', '上课时输入签到码', '结业后下载证书'],
    },
    'teacher/trainingBase/index': {
      about: '师资培训基地的年度申报。',
      acts: ['基地填写并提交', '毕后办通过、退回或不通过'],
    },
    'teacher/class/index': {
      about: '师资培训班的开设和名单。',
      acts: ['设置时间、名额和谁必须参加', '开放报名、开班、投屏签到码', '结业并发证'],
      asks: [['谁能得到证书？', '出勤达到规定比例的人。']],
    },
    'teacher/situation/index': {
      about: '师资概况：人数、级别、培训率，与指标对照。',
      acts: ['按基地、科室查看', '点数字看名单', '导出'],
    },
    'teacher/situation/people': {
      about: '概况中一个数字背后的教师名单。',
      acts: ['打开教师', '导出'],
    },
    'teacher/duties/own': {
      about: '你的带教要求和教学活动。',
      acts: ['登记教学活动', '看本月还差什么'],
      next: '由科室确认后计入。',
    },
    'teacher/duties/records': {
      about: '等待确认的教学活动。',
      acts: ['确认或不认可并写原因，可以批量'],
    },
    'teacher/duties/fulfilment': {
      about: '带教要求完成情况。',
      acts: ['看谁没有完成', '按月份、科室查看', '导出'],
    },
    'teacher/requirement/index': {
      about: '对带教老师的要求：每月、季、年做什么、几次。',
      acts: ['设置全院要求', '为本基地单独设置'],
    },
    'teacher/leaders/index': {
      about: '医疗组长和任期。',
      acts: ['任命、调整任期、提前结束', '看 90 天内到期的'],
      asks: [['一个组能有两个组长吗？', '同一天只能有一个，提示写明现任到哪天。']],
    },
    'teacher/check/index': {
      about: '师资年检：每年对师资库的人逐个检查。',
      acts: ['开始一次年检，写明要求和期限', '结束年检'],
      next: '开始后由各科室逐个通过或提出异议。',
    },
    'teacher/check/records': {
      about: '年检中的教师。',
      acts: ['看证书、考核和完成情况', '通过，或提出异议并写原因', '毕后办维持资格或移出'],
    },
  },
  {
    'teacher/library/index': {
      about: 'Qualified teachers; those whose validity ends first come first.',
      acts: ['Find by department, level and title', 'The office enters or imports', 'Move to another department; remove with a reason'],
      asks: [['After a removal?', 'They cannot be assigned; undo within ten seconds.']],
    },
    'teacher/own/index': {
      about: 'Your qualification, certificates, assessments and bank.',
      acts: ['Apply and see the conditions as you type', 'Hand in or renew certificates', 'Ask for a change of facts'],
      next: 'Department, base and office decide in turn.',
      asks: [['When does it end?', 'After five years mostly; you are reminded, and may apply again 90 days before.']],
    },
    'teacher/guidance/index': {
      about: 'Applications of teachers; yours come first.',
      acts: ['Compare with conditions and certificates', 'Pass, return or reject', 'Pass many'],
      next: 'The office qualifies: library, number, validity.',
    },
    'teacher/condition/index': {
      about: 'Conditions by level and base.',
      acts: ['Change those of every base', 'Set those of one'],
      asks: [['Do they touch the qualified?', 'No, only later applications.']],
    },
    'teacher/certificate/index': {
      about: 'Certificates of teachers and their validity.',
      acts: ['Find by kind and end', 'See the scans', 'Export'],
    },
    'teacher/certificate/record': {
      about: 'Certificates that wait.',
      acts: ['Compare scan and number', 'Pass or reject, also many'],
    },
    'teacher/change/index': {
      about: 'Changes of facts that teachers ask for.',
      acts: ['Compare before, after and papers', 'Pass or reject'],
      next: 'What is passed holds at once.',
    },
    'teacher/assessment/index': {
      about: 'The yearly assessment.',
      acts: ['Enter or import results', 'Those without one come first', 'Export'],
    },
    'teacher/exchange/own': {
      about: 'Study, visits and talks elsewhere, and their reports.',
      acts: ['Apply; one at a time', 'Confirm that it was held, then report'],
      next: 'The office or your base decides.',
    },
    'teacher/exchange/audit': {
      about: 'Exchanges that wait.',
      acts: ['See what and when, pass or reject'],
    },
    'teacher/exchange/record': {
      about: 'Exchanges and their reports.',
      acts: ['See which reports are late', 'Export'],
    },
    'teacher/class/own': {
      about: 'Classes you must or may attend.',
      acts: ['Sign up or leave', 'Type the code of the day', 'Download the certificate'],
    },
    'teacher/trainingBase/index': {
      about: 'Yearly applications of training bases.',
      acts: ['Bases fill in and submit', 'The office passes, returns or rejects'],
    },
    'teacher/class/index': {
      about: 'Classes for teachers and their lists.',
      acts: ['Set time, places and who must attend', 'Open, begin, show the code', 'Finish and issue certificates'],
      asks: [['Who gets one?', 'Whoever was there on the share of days asked for.']],
    },
    'teacher/situation/index': {
      about: 'Teachers in figures, beside the indicators.',
      acts: ['By base and department', 'A figure opens its list', 'Export'],
    },
    'teacher/situation/people': {
      about: 'The teachers behind a figure.',
      acts: ['Open a teacher', 'Export'],
    },
    'teacher/duties/own': {
      about: 'What is asked of you, and your teaching activities.',
      acts: ['Record an activity', 'See what this month still needs'],
      next: 'Your department confirms it.',
    },
    'teacher/duties/records': {
      about: 'Activities that wait to be confirmed.',
      acts: ['Confirm, or turn down with a reason, also many'],
    },
    'teacher/duties/fulfilment': {
      about: 'How requirements are fulfilled.',
      acts: ['See who is behind', 'By month and department', 'Export'],
    },
    'teacher/requirement/index': {
      about: 'What a teacher does in a month, quarter or year.',
      acts: ['Set those of the hospital', 'Set those of your base'],
    },
    'teacher/leaders/index': {
      about: 'Team leaders and their terms.',
      acts: ['Appoint, move a term, end it', 'See those within 90 days of the end'],
      asks: [['Two for one team?', 'Not on one day; the message says until when.']],
    },
    'teacher/check/index': {
      about: 'The yearly check of the library.',
      acts: ['Open one with instructions and days', 'Close it'],
      next: 'Departments pass each teacher or object.',
    },
    'teacher/check/records': {
      about: 'Teachers of a check.',
      acts: ['See certificates, assessment and fulfilment', 'Pass, or object with a reason', 'The office keeps or removes'],
    },
  },
)
