import { helpBook } from './help-book.ts'

export const inductionHelp = helpBook(
  {
    'employment/train/index': {
      about: '岗前培训：还没有账号的人在这里学习和考试。',
      acts: ['新增培训，排好视频和文档', '从录取名单加入人员，或用表格、手工添加', '发送邀请链接或二维码', '看谁还没有完成'],
      asks: [['邀请泄露了怎么办？', '更换邀请即可，只有名单里的人能登录。']],
    },
    'employment/notice/index': {
      about: '岗前培训页面上的通知。',
      acts: ['写给一期或全部培训', '发布或撤下'],
    },
    'employment/init': {
      about: '打开邀请链接后的第一页，核对邀请并进入登录。',
      acts: ['等待核对完成', '失败时看原因并重试'],
    },
    'employment/login': {
      about: '用手机号、身份证号和短信验证码登录岗前培训。',
      acts: ['填写登记过的手机号和身份证号', '输入短信验证码'],
      asks: [['说不在名单里？', '请联系毕后办核对登记的手机号和身份证号。']],
    },
    'employment/error': {
      about: '不能进入岗前培训的原因。',
      acts: ['按页面上的提示重试', '联系毕后办'],
    },
    'employment/learn': {
      about: '你的岗前培训：通知、课程和考试。',
      acts: ['按次序学习视频和文档', '学完后参加考试'],
      asks: [['两小时后要重新登录吗？', '要，进度会保留。']],
    },
    'employment/exam': {
      about: '岗前考试作答。',
      acts: ['作答，标记待查', '检查后交卷'],
    },
    'employment/examResult': {
      about: '一次岗前考试的成绩。',
      acts: ['公布后查看得分和解析'],
    },
    'employment/examRecord': {
      about: '你的岗前考试记录。',
      acts: ['打开某次考试的成绩', '可以再考时开始下一次'],
    },
  },
  {
    'employment/train/index': {
      about: 'Induction: people without an account learn and sit exams here.',
      acts: [
        'Make a train of videos and documents',
        'List people from the admission, a sheet or by hand',
        'Send the link or QR code',
        'See who has not finished',
      ],
      asks: [['The invitation has leaked?', 'Renew it; only people on the list can log in.']],
    },
    'employment/notice/index': {
      about: 'Notices on the page of an induction.',
      acts: ['Write for one or all', 'Publish or take down'],
    },
    'employment/init': {
      about: 'The first page behind an invitation.',
      acts: ['Wait until it is checked', 'See why it failed and try again'],
    },
    'employment/login': {
      about: 'Log in by mobile, ID card and SMS code.',
      acts: ['Give the numbers you are listed with', 'Enter the code'],
      asks: [['Not on the list?', 'Ask the education office to check your numbers.']],
    },
    'employment/error': {
      about: 'Why the induction cannot be entered.',
      acts: ['Try again as the page says', 'Ask the education office'],
    },
    'employment/learn': {
      about: 'Your induction: notices, lessons, exams.',
      acts: ['Take the lessons in order', 'Then sit the exam'],
      asks: [['After two hours?', 'Log in again; your progress is kept.']],
    },
    'employment/exam': {
      about: 'Sitting the exam of an induction.',
      acts: ['Answer and flag', 'Check and hand in'],
    },
    'employment/examResult': {
      about: 'The result of an exam.',
      acts: ['See points and explanations once released'],
    },
    'employment/examRecord': {
      about: 'Your attempts.',
      acts: ['Open a result', 'Begin again where allowed'],
    },
  },
)
