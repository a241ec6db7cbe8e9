import { helpBook } from '../help-book.ts'

export const teachersHelp = helpBook({
  'teacher/library/index': {
    about: ['师资库：资格有效的带教老师，快到期的在前。', 'Qualified teachers; those whose validity ends first come first.'],
    acts: [
      ['按科室、级别、职称查找', 'Find by department, level and title'],
      ['毕后办直接录入或导入', 'The office enters or imports'],
      ['调整教学科室，移出并写原因', 'Move to another department; remove with a reason'],
    ],
    asks: [
      [
        ['移出后会怎样？', 'After a removal?'],
        ['不能再安排为带教；十秒内可以撤销。', 'They cannot be assigned; undo within ten seconds.'],
      ],
    ],
  },
  'teacher/own/index': {
    about: ['你的师资资格、证书、考核和银行信息。', 'Your qualification, certificates, assessments and bank.'],
    acts: [
      ['申请资格，边填边看条件是否满足', 'Apply and see the conditions as you type'],
      ['提交新证书或续期', 'Hand in or renew certificates'],
      ['申请修改职称等信息', 'Ask for a change of facts'],
    ],
    next: ['资格由科室、基地、毕后办依次审核。', 'Department, base and office decide in turn.'],
    asks: [
      [
        ['资格多久到期？', 'When does it end?'],
        [
          '一般五年，到期前 90、30、7 天提醒，可以提前 90 天续申请。',
          'After five years mostly; you are reminded, and may apply again 90 days before.',
        ],
      ],
    ],
  },
  'teacher/guidance/index': {
    about: ['师资申请的审核，轮到你的在前。', 'Applications of teachers; yours come first.'],
    acts: [
      ['对照条件和证书', 'Compare with conditions and certificates'],
      ['通过、退回修改或不通过', 'Pass, return or reject'],
      ['批量通过', 'Pass many'],
    ],
    next: ['毕后办认定后进入师资库，得到编号和有效期。', 'The office qualifies: library, number, validity.'],
  },
  'teacher/condition/index': {
    about: ['申请资格的条件，按级别和基地。', 'Conditions by level and base.'],
    acts: [
      ['修改全院条件', 'Change those of every base'],
      ['为某基地单独设置', 'Set those of one'],
    ],
    asks: [
      [
        ['会影响已认定的人吗？', 'Do they touch the qualified?'],
        ['不会，只用于以后的申请。', 'No, only later applications.'],
      ],
    ],
  },
  'teacher/certificate/index': {
    about: ['教师证书和有效期。', 'Certificates of teachers and their validity.'],
    acts: [
      ['按种类、是否将到期查找', 'Find by kind and end'],
      ['查看扫描件', 'See the scans'],
      ['导出', 'Export'],
    ],
  },
  'teacher/certificate/record': {
    about: ['等待审核的证书。', 'Certificates that wait.'],
    acts: [
      ['核对扫描件和编号', 'Compare scan and number'],
      ['通过或不通过，可以批量', 'Pass or reject, also many'],
    ],
  },
  'teacher/change/index': {
    about: ['教师申请修改的信息。', 'Changes of facts that teachers ask for.'],
    acts: [
      ['对比修改前后和材料', 'Compare before, after and papers'],
      ['通过或不通过', 'Pass or reject'],
    ],
    next: ['通过后立即更新资料。', 'What is passed holds at once.'],
  },
  'teacher/assessment/index': {
    about: ['师资年度考核。', 'The yearly assessment.'],
    acts: [
      ['逐个录入或导入结果', 'Enter or import results'],
      ['没有考核的排在前面', 'Those without one come first'],
      ['导出', 'Export'],
    ],
  },
  'teacher/exchange/own': {
    about: ['外出进修、访问、讲学的申请和总结。', 'Study, visits and talks elsewhere, and their reports.'],
    acts: [
      ['申请，同一时间只能有一项', 'Apply; one at a time'],
      ['开展后确认，结束后写总结', 'Confirm that it was held, then report'],
    ],
    next: ['由毕后办或所在基地审核。', 'The office or your base decides.'],
  },
  'teacher/exchange/audit': {
    about: ['等待审核的交流申请。', 'Exchanges that wait.'],
    acts: [['看内容和日期，通过或不通过', 'See what and when, pass or reject']],
  },
  'teacher/exchange/record': {
    about: ['交流记录和总结。', 'Exchanges and their reports.'],
    acts: [
      ['看哪些总结逾期', 'See which reports are late'],
      ['导出', 'Export'],
    ],
  },
  'teacher/class/own': {
    about: ['你要参加或可以参加的师资培训班。', 'Classes you must or may attend.'],
    acts: [
      ['报名或退出', 'Sign up or leave'],
      ['上课时输入签到码', 'Type the code of the day'],
      ['结业后下载证书', 'Download the certificate'],
    ],
  },
  'teacher/trainingBase/index': {
    about: ['师资培训基地的年度申报。', 'Yearly applications of training bases.'],
    acts: [
      ['基地填写并提交', 'Bases fill in and submit'],
      ['毕后办通过、退回或不通过', 'The office passes, returns or rejects'],
    ],
  },
  'teacher/class/index': {
    about: ['师资培训班的开设和名单。', 'Classes for teachers and their lists.'],
    acts: [
      ['设置时间、名额和谁必须参加', 'Set time, places and who must attend'],
      ['开放报名、开班、投屏签到码', 'Open, begin, show the code'],
      ['结业并发证', 'Finish and issue certificates'],
    ],
    asks: [
      [
        ['谁能得到证书？', 'Who gets one?'],
        ['出勤达到规定比例的人。', 'Whoever was there on the share of days asked for.'],
      ],
    ],
  },
  'teacher/situation/index': {
    about: ['师资概况：人数、级别、培训率，与指标对照。', 'Teachers in figures, beside the indicators.'],
    acts: [
      ['按基地、科室查看', 'By base and department'],
      ['点数字看名单', 'A figure opens its list'],
      ['导出', 'Export'],
    ],
  },
  'teacher/situation/people': {
    about: ['概况中一个数字背后的教师名单。', 'The teachers behind a figure.'],
    acts: [
      ['打开教师', 'Open a teacher'],
      ['导出', 'Export'],
    ],
  },
  'teacher/duties/own': {
    about: ['你的带教要求和教学活动。', 'What is asked of you, and your teaching activities.'],
    acts: [
      ['登记教学活动', 'Record an activity'],
      ['看本月还差什么', 'See what this month still needs'],
    ],
    next: ['由科室确认后计入。', 'Your department confirms it.'],
  },
  'teacher/duties/records': {
    about: ['等待确认的教学活动。', 'Activities that wait to be confirmed.'],
    acts: [['确认或不认可并写原因，可以批量', 'Confirm, or turn down with a reason, also many']],
  },
  'teacher/duties/fulfilment': {
    about: ['带教要求完成情况。', 'How requirements are fulfilled.'],
    acts: [
      ['看谁没有完成', 'See who is behind'],
      ['按月份、科室查看', 'By month and department'],
      ['导出', 'Export'],
    ],
  },
  'teacher/requirement/index': {
    about: ['对带教老师的要求：每月、季、年做什么、几次。', 'What a teacher does in a month, quarter or year.'],
    acts: [
      ['设置全院要求', 'Set those of the hospital'],
      ['为本基地单独设置', 'Set those of your base'],
    ],
  },
  'teacher/leaders/index': {
    about: ['医疗组长和任期。', 'Team leaders and their terms.'],
    acts: [
      ['任命、调整任期、提前结束', 'Appoint, move a term, end it'],
      ['看 90 天内到期的', 'See those within 90 days of the end'],
    ],
    asks: [
      [
        ['一个组能有两个组长吗？', 'Two for one team?'],
        ['同一天只能有一个，提示写明现任到哪天。', 'Not on one day; the message says until when.'],
      ],
    ],
  },
  'teacher/check/index': {
    about: ['师资年检：每年对师资库的人逐个检查。', 'The yearly check of the library.'],
    acts: [
      ['开始一次年检，写明要求和期限', 'Open one with instructions and days'],
      ['结束年检', 'Close it'],
    ],
    next: ['开始后由各科室逐个通过或提出异议。', 'Departments pass each teacher or object.'],
  },
  'teacher/check/records': {
    about: ['年检中的教师。', 'Teachers of a check.'],
    acts: [
      ['看证书、考核和完成情况', 'See certificates, assessment and fulfilment'],
      ['通过，或提出异议并写原因', 'Pass, or object with a reason'],
      ['毕后办维持资格或移出', 'The office keeps or removes'],
    ],
  },
})
