import { helpBook } from './help-book.ts'

export const awardsHelp = helpBook(
  {
    'award/student/index': {
      about: '可以申报的奖项和你的申报。',
      acts: ['选择开放的奖项填写并上传材料', '提交前保存为草稿', '审核中可以撤回'],
      next: '基地审核后由毕后办审核和授予；评选类奖项由评委打分。',
      asks: [['为什么不能申报？', '不在申报时间内，或者已达到次数上限，提示里写明了。']],
    },
    'award/teacher/index': {
      about: '面向教师的奖项和你的申报。',
      acts: ['填写并提交申报', '查看审核进度'],
      next: '基地审核后由毕后办审核和授予。',
    },
    'award/public/index': {
      about: '已授予的奖项名单，登录的人都能看。',
      acts: ['按年度、奖项、基地查找'],
    },
    'award/audit/index': {
      about: '等待审核的评优申报，轮到你的排在前面。',
      acts: ['看申报和材料', '通过或不通过，可以批量', '授予奖项，名额用完会提示'],
      asks: [['按错了怎么办？', '十秒内可以撤销，名额随之退回。']],
    },
    'award/base/apply/index': {
      about: '基地为本基地学员或教师申报。',
      acts: ['选择人和奖项，填写理由', '查看申报进度'],
      next: '由毕后办审核；本人会收到通知，也可以撤回。',
    },
    'award/audit/record': {
      about: '已经作出的审核决定，最近的在前。',
      acts: ['查看由谁决定、原因', '导出'],
    },
    'award/apply/record': {
      about: '全部申报记录。',
      acts: ['按年度、奖项、状态查找', '导出'],
    },
    'award/outside/index': {
      about: '院外人员的申报，由毕后办审核。',
      acts: ['核对单位和材料', '通过、不通过或授予'],
    },
    'award/competition/index': {
      about: '评选：评委按标准打分，按名次授予。',
      acts: ['从已通过的申报开始一场评选', '指定评委，开始和结束评分', '公布结果'],
      next: '公布后前几名授予奖项，其他人收到名次。',
      asks: [['能看到别人的分数吗？', '评分结束前谁都看不到，只能看进度。']],
    },
    'award/scoring/index': {
      about: '你担任评委的评选。',
      acts: ['逐人按标准打分，手机上也可以', '全部打完后一次提交'],
      asks: [['提交后能改吗？', '不能。']],
    },
    'award/kinds/index': {
      about: '奖项：级别、面向谁、审核还是评选。',
      acts: ['新增、修改、停用奖项', '设置评分标准和权重'],
      asks: [['有人申报后能改吗？', '级别和决定方式不能改。']],
    },
    'award/limit/index': {
      about: '某年开放哪些奖项、申报时间和名额。',
      acts: ['设置全院、各基地和个人的名额', '修改申报时间'],
      asks: [['名额能调少吗？', '不能少于已授予的。']],
    },
    'sign/award/apply': {
      about: '院外人员申报奖项。',
      acts: ['填写单位和事迹，上传材料', '查看审核结果'],
      next: '由毕后办审核，结果通知到手机。',
      asks: [['没有账号怎么办？', '登录页可以用手机号注册。']],
    },
  },
  {
    'award/student/index': {
      about: 'Awards you may apply for, and your applications.',
      acts: ['Choose an open one, write and attach papers', 'Keep a draft', 'Withdraw while it is reviewed'],
      next: 'Base and office review, the office grants; competitions are scored by reviewers.',
      asks: [['Why can I not apply?', 'It is not open, or a limit is reached; the message says which.']],
    },
    'award/teacher/index': {
      about: 'Awards for teachers, and your applications.',
      acts: ['Write and submit', 'See how far it is'],
      next: 'The base reviews, then the office grants.',
    },
    'award/public/index': {
      about: 'Awards granted, for everybody signed in.',
      acts: ['Find by year, award and base'],
    },
    'award/audit/index': {
      about: 'Applications to review; yours come first.',
      acts: ['Read application and papers', 'Pass or reject, also many', 'Grant; a used-up quota is named'],
      asks: [['A wrong click?', 'Undo within ten seconds gives the quota back.']],
    },
    'award/base/apply/index': {
      about: 'Applications by the base for its trainees and teachers.',
      acts: ['Choose person and award, give reasons', 'See how far they are'],
      next: 'The office decides; the person is told and may withdraw it.',
    },
    'award/audit/record': {
      about: 'Decisions taken, the latest first.',
      acts: ['See who decided and why', 'Export'],
    },
    'award/apply/record': {
      about: 'All applications.',
      acts: ['Find by year, award and state', 'Export'],
    },
    'award/outside/index': {
      about: 'Applications from outside, reviewed by the office.',
      acts: ['Check employer and papers', 'Pass, reject or grant'],
    },
    'award/competition/index': {
      about: 'Competitions: reviewers score, the first are granted.',
      acts: ['Begin one with passed applications', 'Appoint reviewers, open and close the scoring', 'Publish'],
      next: 'The first get the award, the others are told their place.',
      asks: [['Who sees scores?', 'Nobody before the end, only how far each reviewer is.']],
    },
    'award/scoring/index': {
      about: 'Competitions you review.',
      acts: ['Score each by the criteria, also on a phone', 'Submit all at once'],
      asks: [['Can scores change afterwards?', 'No.']],
    },
    'award/kinds/index': {
      about: 'Kinds of awards: level, for whom, review or competition.',
      acts: ['Add, edit and disable kinds', 'Set criteria and weights'],
      asks: [['After an application?', 'Level and way of deciding stay.']],
    },
    'award/limit/index': {
      about: 'Which awards are open in a year, when, with which quotas.',
      acts: ['Set quotas of hospital, bases and persons', 'Change the days'],
      asks: [['Fewer later?', 'Never fewer than granted.']],
    },
    'sign/award/apply': {
      about: 'Applications of people from outside.',
      acts: ['Give employer and deeds, attach papers', 'See the result'],
      next: 'The office reviews and tells you by phone.',
      asks: [['No account?', 'Register with your mobile on the login page.']],
    },
  },
)
