import { helpBook } from '../help-book.ts'

export const awardsHelp = helpBook({
  'award/student/index': {
    about: ['可以申报的奖项和你的申报。', 'Awards you may apply for, and your applications.'],
    acts: [
      ['选择开放的奖项填写并上传材料', 'Choose an open one, write and attach papers'],
      ['提交前保存为草稿', 'Keep a draft'],
      ['审核中可以撤回', 'Withdraw while it is reviewed'],
    ],
    next: [
      '基地审核后由毕后办审核和授予；评选类奖项由评委打分。',
      'Base and office review, the office grants; competitions are scored by reviewers.',
    ],
    asks: [
      [
        ['为什么不能申报？', 'Why can I not apply?'],
        ['不在申报时间内，或者已达到次数上限，提示里写明了。', 'It is not open, or a limit is reached; the message says which.'],
      ],
    ],
  },
  'award/teacher/index': {
    about: ['面向教师的奖项和你的申报。', 'Awards for teachers, and your applications.'],
    acts: [
      ['填写并提交申报', 'Write and submit'],
      ['查看审核进度', 'See how far it is'],
    ],
    next: ['基地审核后由毕后办审核和授予。', 'The base reviews, then the office grants.'],
  },
  'award/public/index': {
    about: ['已授予的奖项名单，登录的人都能看。', 'Awards granted, for everybody signed in.'],
    acts: [['按年度、奖项、基地查找', 'Find by year, award and base']],
  },
  'award/audit/index': {
    about: ['等待审核的评优申报，轮到你的排在前面。', 'Applications to review; yours come first.'],
    acts: [
      ['看申报和材料', 'Read application and papers'],
      ['通过或不通过，可以批量', 'Pass or reject, also many'],
      ['授予奖项，名额用完会提示', 'Grant; a used-up quota is named'],
    ],
    asks: [
      [
        ['按错了怎么办？', 'A wrong click?'],
        ['十秒内可以撤销，名额随之退回。', 'Undo within ten seconds gives the quota back.'],
      ],
    ],
  },
  'award/base/apply/index': {
    about: ['基地为本基地学员或教师申报。', 'Applications by the base for its trainees and teachers.'],
    acts: [
      ['选择人和奖项，填写理由', 'Choose person and award, give reasons'],
      ['查看申报进度', 'See how far they are'],
    ],
    next: ['由毕后办审核；本人会收到通知，也可以撤回。', 'The office decides; the person is notified and may withdraw it.'],
  },
  'award/audit/record': {
    about: ['已经作出的审核决定，最近的在前。', 'Decisions taken, the latest first.'],
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
    about: ['院外人员的申报，由毕后办审核。', 'Applications from outside, reviewed by the office.'],
    acts: [
      ['核对单位和材料', 'Check employer and papers'],
      ['通过、不通过或授予', 'Pass, reject or grant'],
    ],
  },
  'award/competition/index': {
    about: ['评选：评委按标准打分，按名次授予。', 'Competitions: reviewers score, the first are granted.'],
    acts: [
      ['从已通过的申报开始一场评选', 'Begin one with passed applications'],
      ['指定评委，开始和结束评分', 'Appoint reviewers, open and close the scoring'],
      ['公布结果', 'Publish'],
    ],
    next: ['公布后前几名授予奖项，其他人收到名次。', 'The first get the award, the others get their place.'],
    asks: [
      [
        ['能看到别人的分数吗？', 'Who sees scores?'],
        ['评分结束前谁都看不到，只能看进度。', 'Nobody before the end, only how far each reviewer is.'],
      ],
    ],
  },
  'award/scoring/index': {
    about: ['你担任评委的评选。', 'Competitions you review.'],
    acts: [
      ['逐人按标准打分，手机上也可以', 'Score each by the criteria, also on a phone'],
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
        ['有人申报后能改吗？', 'After an application?'],
        ['级别和决定方式不能改。', 'Level and way of deciding stay.'],
      ],
    ],
  },
  'award/limit/index': {
    about: ['某年开放哪些奖项、申报时间和名额。', 'Which awards are open in a year, when, with which quotas.'],
    acts: [
      ['设置全院、各基地和个人的名额', 'Set quotas of hospital, bases and persons'],
      ['修改申报时间', 'Change the days'],
    ],
    asks: [
      [
        ['名额能调少吗？', 'Fewer later?'],
        ['不能少于已授予的。', 'Never fewer than granted.'],
      ],
    ],
  },
  'sign/award/apply': {
    about: ['院外人员申报奖项。', 'Applications of people from outside.'],
    acts: [
      ['填写单位和事迹，上传材料', 'Give employer and deeds, attach papers'],
      ['查看审核结果', 'See the result'],
    ],
    next: ['由毕后办审核，结果通知到手机。', 'The office reviews and tells you by phone.'],
    asks: [
      [
        ['没有账号怎么办？', 'No account?'],
        ['登录页可以用手机号注册。', 'Register with your mobile on the login page.'],
      ],
    ],
  },
})
