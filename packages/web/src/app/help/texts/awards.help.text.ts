import { helpBook } from '../help-book.ts'

export const awardsHelp = helpBook({
  'award/student/index': {
    about: ['可以申报的奖项和你的申报。', 'Awards you may apply for, and your applications.'],
    acts: [
      ['选择开放的奖项填写并上传材料', 'Choose an open award, fill it in and upload documents'],
      ['提交前保存为草稿', 'Save a draft before submitting'],
      ['审核中可以撤回', 'Withdraw it during review'],
    ],
    next: [
      '基地审核后由毕后办审核和授予；评选类奖项由评委打分。',
      'The base reviews, then the education office reviews and grants; competitions are scored by reviewers.',
    ],
    asks: [
      [
        ['为什么不能申报？', 'Why can I not apply?'],
        [
          '不在申报时间内，或者已达到次数上限，提示里写明了。',
          'It is not open for applications, or you have reached the limit; the message says which.',
        ],
      ],
    ],
  },
  'award/teacher/index': {
    about: ['面向教师的奖项和你的申报。', 'Awards for teachers, and your applications.'],
    acts: [
      ['填写并提交申报', 'Fill in and submit an application'],
      ['查看审核进度', 'See the progress of the review'],
    ],
    next: ['基地审核后由毕后办审核和授予。', 'The base reviews, then the education office reviews and grants.'],
  },
  'award/public/index': {
    about: ['已授予的奖项名单，登录的人都能看。', 'Awards granted, visible to everybody logged in.'],
    acts: [['按年度、奖项、基地查找', 'Find by year, award and base']],
  },
  'award/audit/index': {
    about: ['等待审核的评优申报，轮到你的排在前面。', 'Applications to review; those waiting for you come first.'],
    acts: [
      ['看申报和材料', 'Read the application and documents'],
      ['通过或不通过，可以批量', 'Pass or reject, several at once if you like'],
      ['授予奖项，名额用完会提示', 'Grant the award; you are notified if the quota is used up'],
    ],
    asks: [
      [
        ['按错了怎么办？', 'What if I click the wrong button?'],
        ['十秒内可以撤销，名额随之退回。', 'You can undo within ten seconds; the quota is returned.'],
      ],
    ],
  },
  'award/base/apply/index': {
    about: ['基地为本基地学员或教师申报。', 'Applications by the base for its trainees and teachers.'],
    acts: [
      ['选择人和奖项，填写理由', 'Choose person and award, enter the reasons'],
      ['查看申报进度', 'See the progress of applications'],
    ],
    next: ['由毕后办审核；本人会收到通知，也可以撤回。', 'The education office decides; the person is notified and can withdraw.'],
  },
  'award/audit/record': {
    about: ['已经作出的审核决定，最近的在前。', 'Decisions made, the latest first.'],
    acts: [
      ['查看由谁决定、原因', 'See who decided and why'],
      ['导出', 'Export'],
    ],
  },
  'award/apply/record': {
    about: ['全部申报记录。', 'All applications.'],
    acts: [
      ['按年度、奖项、状态查找', 'Find by year, award and state'],
      ['导出', 'Export'],
    ],
  },
  'award/outside/index': {
    about: ['院外人员的申报，由毕后办审核。', 'Applications by people outside the hospital, reviewed by the education office.'],
    acts: [
      ['核对单位和材料', 'Check employer and documents'],
      ['通过、不通过或授予', 'Pass, reject or grant'],
    ],
  },
  'award/competition/index': {
    about: ['评选：评委按标准打分，按名次授予。', 'Competitions: reviewers score by criteria, and awards go by rank.'],
    acts: [
      ['从已通过的申报开始一场评选', 'Start a competition with passed applications'],
      ['指定评委，开始和结束评分', 'Appoint reviewers, open and close the scoring'],
      ['公布结果', 'Publish'],
    ],
    next: [
      '公布后前几名授予奖项，其他人收到名次。',
      'After publication the top ranks get the award, and the others are notified of their rank.',
    ],
    asks: [
      [
        ['能看到别人的分数吗？', 'Can I see other people’s scores?'],
        ['评分结束前谁都看不到，只能看进度。', 'Nobody can before scoring ends; only progress is shown.'],
      ],
    ],
  },
  'award/scoring/index': {
    about: ['你担任评委的评选。', 'Competitions you review.'],
    acts: [
      ['逐人按标准打分，手机上也可以', 'Score each person by the criteria, on a phone too'],
      ['全部打完后一次提交', 'Submit all at once'],
    ],
    asks: [
      [
        ['提交后能改吗？', 'Can scores change afterwards?'],
        ['不能。', 'No.'],
      ],
    ],
  },
  'award/kinds/index': {
    about: ['奖项：级别、面向谁、审核还是评选。', 'Kinds of awards: level, for whom, review or competition.'],
    acts: [
      ['新增、修改、停用奖项', 'Add, edit and disable kinds'],
      ['设置评分标准和权重', 'Set criteria and weights'],
    ],
    asks: [
      [
        ['有人申报后能改吗？', 'Can it be changed after somebody has applied?'],
        ['级别和决定方式不能改。', 'Its level and how it is decided cannot be changed.'],
      ],
    ],
  },
  'award/limit/index': {
    about: ['某年开放哪些奖项、申报时间和名额。', 'Which awards are open in a year, when, with which quotas.'],
    acts: [
      ['设置全院、各基地和个人的名额', 'Set quotas for the hospital, bases and persons'],
      ['修改申报时间', 'Change the application period'],
    ],
    asks: [
      [
        ['名额能调少吗？', 'Can a quota be reduced?'],
        ['不能少于已授予的。', 'Not below the number already granted.'],
      ],
    ],
  },
  'sign/award/apply': {
    about: ['院外人员申报奖项。', 'Award applications by people outside the hospital.'],
    acts: [
      ['填写单位和事迹，上传材料', 'Enter employer and achievements, upload documents'],
      ['查看审核结果', 'See the result'],
    ],
    next: ['由毕后办审核，结果通知到手机。', 'The education office reviews; you get the result by SMS.'],
    asks: [
      [
        ['没有账号怎么办？', 'What if I have no account?'],
        ['登录页可以用手机号注册。', 'Register with your mobile number on the login page.'],
      ],
    ],
  },
})
