import { book } from '../../platform/texts/book.ts'

export const tourText = book({
  title: ['使用引导', 'Tour'],
  skip: ['跳过', 'Skip'],
  before: ['上一步', 'Back'],
  next: ['下一步', 'Next'],
  finish: ['开始使用', 'Get started'],
  stepOf: ['第 {step} 步，共 {total} 步', 'Step {step} of {total}'],
  titles: {
    welcome: ['欢迎使用', 'Welcome'],
    waiting: ['等我处理', 'To do'],
    calendar: ['我的日程', 'Your schedule'],
    menu: ['菜单', 'Menu'],
    bell: ['通知', 'Notices'],
    account: ['我的账号与帮助', 'Your account and help'],
  },
  welcome: {
    administrator: [
      '账号、角色、菜单和系统运行情况都在这里管理。用一分钟看看各处是做什么的。',
      'Manage accounts, roles, menus and system operation here. Take a minute to see what is where.',
    ],
    office: [
      '从招生到结业的各项管理都在这里。用一分钟看看从哪里开始一天的工作。',
      'Everything from recruitment to completion is managed here. Take a minute to see where to start your day.',
    ],
    base: [
      '本基地的学员、师资、轮转和审核都在这里。用一分钟看看从哪里开始。',
      'The trainees, teachers, rotations and reviews of your base are here. Take a minute to see where to start.',
    ],
    department: [
      '入科、带教、请假和考核的科室工作都在这里。用一分钟看看从哪里开始。',
      'Your department’s entries, supervision, leave and assessments are here. Take a minute to see where to start.',
    ],
    teacher: [
      '带教、评价、教学活动和本人师资资格都在这里。用一分钟看看从哪里开始。',
      'Supervision, evaluations, teaching activities and your own qualification are here. Take a minute to see where to start.',
    ],
    trainee: [
      '轮转、工作量、请假、考试和结业都在这里办理。用一分钟看看从哪里开始。',
      'Rotation, workload, leave, exams and completion are all handled here. Take a minute to see where to start.',
    ],
  },
  find: {
    keys: ['Ctrl+K 可以直接搜索页面、人员、记录和要做的事。', 'Press Ctrl+K to search pages, people, records and things to do.'],
    phone: ['下方“我的”里有全部菜单，点放大镜可以搜索。', '“Me” at the bottom has the whole menu; tap the magnifier to search.'],
  },
  menu: {
    administrator: [
      '系统管理：用户、角色、菜单、字典和审计日志。{find}',
      'System: users, roles, menus, dictionaries and the audit log. {find}',
    ],
    office: [
      '按事务分组：招生、学员、轮转、师资、评价、学习。{find}',
      'Grouped by task: recruitment, trainees, rotation, teachers, evaluation, learning. {find}',
    ],
    base: [
      '常用的是轮转计划、学员、师资审核和请假审批，数据只含本基地。{find}',
      'You will mostly use rotation plans, trainees, teacher review and leave approval, for your base only. {find}',
    ],
    department: [
      '常用的是科室轮转、带教安排、请假审批和工作量审核，数据只含本科室。{find}',
      'You will mostly use rotations, supervisors, leave approval and workload review, for your department only. {find}',
    ],
    teacher: [
      '常用的是我的带教、待评价、工作量审核和请假审批。{find}',
      'You will mostly use my teaching, pending evaluations, workload review and leave approval. {find}',
    ],
    trainee: [
      '常用的是我的轮转、我的工作量、我的请假和我的考试。{find}',
      'You will mostly use my rotation, my workload, my leave and my exams. {find}',
    ],
  },
  help: {
    keys: ['每个页面都有帮助，按 ? 键打开。', 'Every page has help; press ? to open it.'],
    phone: ['点右上角的头像就能打开，里面还有每个页面的帮助。', 'Tap your picture at the top right; the help for each page is there too.'],
  },
  steps: {
    waiting: [
      '需要你处理的事按类列在首页，点一行就到办理的页面；办完后数字自己减少。',
      'The home page lists what you have to do by kind; press a line to open the page where you do it. The number goes down as you finish.',
    ],
    calendar: [
      '首页的日历按天显示入科出科、请假、考试、教学活动和节假日，也可以订阅到手机日历。',
      'The calendar on the home page shows entries and exits, leave, exams, teaching activities and holidays by day; you can subscribe to it from your phone’s calendar.',
    ],
    bell: [
      '审批结果和提醒在铃铛里；数字是还没读的条数。点一条会打开相关的记录。',
      'Decisions and reminders arrive under the bell; the number shows how many are unread. Press one to open its record.',
    ],
    account: [
      '个人中心、界面设置和退出登录在这里。{help}引导也可以从这里重看。',
      'Your account, appearance and logging out. {help} You can see the tour again from here.',
    ],
  },
})
