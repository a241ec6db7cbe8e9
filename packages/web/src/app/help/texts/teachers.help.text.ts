import { helpBook } from '../help-book.ts'

export const teachersHelp = helpBook({
  'teacher/library/index': {
    about: ['师资库：资格有效的带教老师，快到期的在前。', 'Teacher library: qualified supervisors; those expiring first come first.'],
    acts: [
      ['按科室、级别、职称查找', 'Find by department, level and title'],
      ['毕后办直接录入或导入', 'The education office enters or imports directly'],
      ['调整教学科室，移出并写原因', 'Change the teaching department; remove with a reason'],
    ],
    asks: [
      [
        ['移出后会怎样？', 'What happens after removal?'],
        ['不能再安排为带教；十秒内可以撤销。', 'The teacher can no longer be assigned as supervisor; you can undo within ten seconds.'],
      ],
    ],
  },
  'teacher/own/index': {
    about: ['你的师资资格、证书、考核和银行信息。', 'Your qualification, certificates, assessments and bank information.'],
    acts: [
      ['申请资格，边填边看条件是否满足', 'Apply for a qualification; conditions are checked as you fill it in'],
      ['提交新证书或续期', 'Submit or renew certificates'],
      ['申请修改职称等信息', 'Request changes of title and other facts'],
    ],
    next: ['资格由科室、基地、毕后办依次审核。', 'Department, base and education office decide in turn.'],
    asks: [
      [
        ['资格多久到期？', 'When does a qualification expire?'],
        [
          '一般五年，到期前 90、30、7 天提醒，可以提前 90 天续申请。',
          'Usually after five years; you are reminded 90, 30 and 7 days before, and can reapply from 90 days before.',
        ],
      ],
    ],
  },
  'teacher/guidance/index': {
    about: ['师资申请的审核，轮到你的在前。', 'Teacher qualification review; those waiting for you come first.'],
    acts: [
      ['对照条件和证书', 'Compare with conditions and certificates'],
      ['通过、退回修改或不通过', 'Pass, return or reject'],
      ['批量通过', 'Pass several at once'],
    ],
    next: [
      '毕后办认定后进入师资库，得到编号和有效期。',
      'Once the education office grants it, the teacher enters the library with a number and validity.',
    ],
  },
  'teacher/condition/index': {
    about: ['申请资格的条件，按级别和基地。', 'Conditions for a qualification, by level and base.'],
    acts: [
      ['修改全院条件', 'Change hospital-wide conditions'],
      ['为某基地单独设置', 'Set conditions for one base'],
    ],
    asks: [
      [
        ['会影响已认定的人吗？', 'Do changes affect teachers already qualified?'],
        ['不会，只用于以后的申请。', 'No, they only apply to later applications.'],
      ],
    ],
  },
  'teacher/certificate/index': {
    about: ['教师证书和有效期。', 'Certificates of teachers and their validity.'],
    acts: [
      ['按种类、是否将到期查找', 'Find by kind and whether expiring soon'],
      ['查看扫描件', 'View scans'],
      ['导出', 'Export'],
    ],
  },
  'teacher/certificate/record': {
    about: ['等待审核的证书。', 'Certificates waiting for review.'],
    acts: [
      ['核对扫描件和编号', 'Check scan and number'],
      ['通过或不通过，可以批量', 'Pass or reject, several at once if you like'],
    ],
  },
  'teacher/change/index': {
    about: ['教师申请修改的信息。', 'Changes of information requested by teachers.'],
    acts: [
      ['对比修改前后和材料', 'Compare before, after and documents'],
      ['通过或不通过', 'Pass or reject'],
    ],
    next: ['通过后立即更新资料。', 'Changes passed take effect at once.'],
  },
  'teacher/assessment/index': {
    about: ['师资年度考核。', 'Yearly assessment of teachers.'],
    acts: [
      ['逐个录入或导入结果', 'Enter or import results'],
      ['没有考核的排在前面', 'Those without one come first'],
      ['导出', 'Export'],
    ],
  },
  'teacher/exchange/own': {
    about: ['外出进修、访问、讲学的申请和总结。', 'Applications for study, visits and lectures elsewhere, and their reports.'],
    acts: [
      ['申请，同一时间只能有一项', 'Apply; only one at the same time'],
      ['开展后确认，结束后写总结', 'Confirm that it took place, then write the report'],
    ],
    next: ['由毕后办或所在基地审核。', 'The education office or your base decides.'],
  },
  'teacher/exchange/audit': {
    about: ['等待审核的交流申请。', 'Exchange applications waiting for review.'],
    acts: [['看内容和日期，通过或不通过', 'See content and dates, pass or reject']],
  },
  'teacher/exchange/record': {
    about: ['交流记录和总结。', 'Exchanges and their reports.'],
    acts: [
      ['看哪些总结逾期', 'See which reports are overdue'],
      ['导出', 'Export'],
    ],
  },
  'teacher/class/own': {
    about: ['你要参加或可以参加的师资培训班。', 'Teacher training classes you must or may attend.'],
    acts: [
      ['报名或退出', 'Enrol or withdraw'],
      ['上课时输入签到码', 'Enter the sign-in code in class'],
      ['结业后下载证书', 'Download the certificate'],
    ],
  },
  'teacher/trainingBase/index': {
    about: ['师资培训基地的年度申报。', 'Yearly applications of teacher training bases.'],
    acts: [
      ['基地填写并提交', 'Bases fill in and submit'],
      ['毕后办通过、退回或不通过', 'The education office passes, returns or rejects'],
    ],
  },
  'teacher/class/index': {
    about: ['师资培训班的开设和名单。', 'Teacher training classes and their lists.'],
    acts: [
      ['设置时间、名额和谁必须参加', 'Set dates, places and who must attend'],
      ['开放报名、开班、投屏签到码', 'Open enrolment, start the class, show the sign-in code'],
      ['结业并发证', 'Complete the class and issue certificates'],
    ],
    asks: [
      [
        ['谁能得到证书？', 'Who gets a certificate?'],
        ['出勤达到规定比例的人。', 'People whose attendance reached the required share.'],
      ],
    ],
  },
  'teacher/situation/index': {
    about: [
      '师资概况：人数、级别、培训率，与指标对照。',
      'Teaching staff overview: numbers, levels and training rate, against the indicators.',
    ],
    acts: [
      ['按基地、科室查看', 'View by base and department'],
      ['点数字看名单', 'Press a figure to see its list'],
      ['导出', 'Export'],
    ],
  },
  'teacher/situation/people': {
    about: ['概况中一个数字背后的教师名单。', 'The teachers behind a figure in the overview.'],
    acts: [
      ['打开教师', 'Open a teacher'],
      ['导出', 'Export'],
    ],
  },
  'teacher/duties/own': {
    about: ['你的带教要求和教学活动。', 'Your teaching requirements and teaching activities.'],
    acts: [
      ['登记教学活动', 'Record teaching activities'],
      ['看本月还差什么', 'See what this month still needs'],
    ],
    next: ['由科室确认后计入。', 'Activities count once your department confirms them.'],
  },
  'teacher/duties/records': {
    about: ['等待确认的教学活动。', 'Teaching activities waiting for confirmation.'],
    acts: [['确认或不认可并写原因，可以批量', 'Confirm, or reject with a reason, several at once if you like']],
  },
  'teacher/duties/fulfilment': {
    about: ['带教要求完成情况。', 'How far teaching requirements are fulfilled.'],
    acts: [
      ['看谁没有完成', 'See who has not finished'],
      ['按月份、科室查看', 'View by month and department'],
      ['导出', 'Export'],
    ],
  },
  'teacher/requirement/index': {
    about: [
      '对带教老师的要求：每月、季、年做什么、几次。',
      'Teaching requirements: what supervisors must do per month, quarter or year, and how often.',
    ],
    acts: [
      ['设置全院要求', 'Set hospital-wide requirements'],
      ['为本基地单独设置', 'Set requirements for your base'],
    ],
  },
  'teacher/leaders/index': {
    about: ['医疗组长和任期。', 'Team leaders and their terms.'],
    acts: [
      ['任命、调整任期、提前结束', 'Appoint, change a term, end it early'],
      ['看 90 天内到期的', 'See terms ending within 90 days'],
    ],
    asks: [
      [
        ['一个组能有两个组长吗？', 'Can a team have two leaders?'],
        ['同一天只能有一个，提示写明现任到哪天。', 'Only one at a time; the message says until when the present one serves.'],
      ],
    ],
  },
  'teacher/check/index': {
    about: ['师资年检：每年对师资库的人逐个检查。', 'The yearly check of everybody in the teacher library.'],
    acts: [
      ['开始一次年检，写明要求和期限', 'Open a check with instructions and dates'],
      ['结束年检', 'Close the check'],
    ],
    next: ['开始后由各科室逐个通过或提出异议。', 'Once open, departments pass each teacher or object.'],
  },
  'teacher/check/records': {
    about: ['年检中的教师。', 'The teachers in a yearly check.'],
    acts: [
      ['看证书、考核和完成情况', 'See certificates, assessments and fulfilment'],
      ['通过，或提出异议并写原因', 'Pass, or object with a reason'],
      ['毕后办维持资格或移出', 'The education office keeps the qualification or removes the teacher'],
    ],
  },
})
