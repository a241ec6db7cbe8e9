import { helpBook } from '../help-book.ts'

export const inductionHelp = helpBook({
  'employment/train/index': {
    about: ['岗前培训：还没有账号的人在这里学习和考试。', 'Induction: people without an account learn and sit exams here.'],
    acts: [
      ['新增培训，排好视频和文档', 'Add an induction and arrange its videos and documents'],
      ['从录取名单加入人员，或用表格、手工添加', 'Add people from the admission list, a sheet or by hand'],
      ['发送邀请链接或二维码', 'Send the invitation link or QR code'],
      ['看谁还没有完成', 'See who has not finished'],
    ],
    asks: [
      [
        ['邀请泄露了怎么办？', 'What if the invitation leaks?'],
        ['更换邀请即可，只有名单里的人能登录。', 'Renew the invitation; only people on the list can log in anyway.'],
      ],
    ],
  },
  'employment/notice/index': {
    about: ['岗前培训页面上的通知。', 'Notices on the page of an induction.'],
    acts: [
      ['写给一期或全部培训', 'Write for one induction or all'],
      ['发布或撤下', 'Publish or withdraw'],
    ],
  },
  'employment/init': {
    about: [
      '打开邀请链接后的第一页，核对邀请并进入登录。',
      'The first page of an invitation link: it checks the invitation and leads to login.',
    ],
    acts: [
      ['等待核对完成', 'Wait until it is checked'],
      ['失败时看原因并重试', 'See why it failed and try again'],
    ],
  },
  'employment/login': {
    about: ['用手机号、身份证号和短信验证码登录岗前培训。', 'Log in by mobile, ID card and SMS code.'],
    acts: [
      ['填写登记过的手机号和身份证号', 'Enter the mobile and ID card numbers you are registered with'],
      ['输入短信验证码', 'Enter the code'],
    ],
    asks: [
      [
        ['说不在名单里？', 'It says I am not on the list?'],
        ['请联系毕后办核对登记的手机号和身份证号。', 'Ask the education office to check your registered mobile and ID card numbers.'],
      ],
    ],
  },
  'employment/error': {
    about: ['不能进入岗前培训的原因。', 'Why you cannot enter the induction.'],
    acts: [
      ['按页面上的提示重试', 'Try again as the page says'],
      ['联系毕后办', 'Contact the education office'],
    ],
  },
  'employment/learn': {
    about: ['你的岗前培训：通知、课程和考试。', 'Your induction: notices, lessons, exams.'],
    acts: [
      ['按次序学习视频和文档', 'Take the lessons in order'],
      ['学完后参加考试', 'Then sit the exam'],
    ],
    asks: [
      [
        ['两小时后要重新登录吗？', 'Must I log in again after two hours?'],
        ['要，进度会保留。', 'Yes, but your progress is kept.'],
      ],
    ],
  },
  'employment/exam': {
    about: ['岗前考试作答。', 'Sitting the exam of an induction.'],
    acts: [
      ['作答，标记待查', 'Answer, flag questions for later'],
      ['检查后交卷', 'Check and submit'],
    ],
  },
  'employment/examResult': {
    about: ['一次岗前考试的成绩。', 'The result of an exam.'],
    acts: [['公布后查看得分和解析', 'See scores and explanations once released']],
  },
  'employment/examRecord': {
    about: ['你的岗前考试记录。', 'Your induction exam attempts.'],
    acts: [
      ['打开某次考试的成绩', 'Open the result of an attempt'],
      ['可以再考时开始下一次', 'Start another attempt where allowed'],
    ],
  },
})
