import { book } from '../../platform/i18n.ts'

export const tourText = book(
  {
    title: '使用引导',
    skip: '跳过',
    before: '上一步',
    next: '下一步',
    finish: '开始使用',
    stepOf: '第 {step} 步，共 {total} 步',
    titles: {
      welcome: '欢迎使用',
      waiting: '等我处理',
      calendar: '我的日程',
      menu: '菜单',
      bell: '通知',
      account: '我的账号与帮助',
    },
    welcome: {
      administrator: '账号、角色、菜单和系统运行情况都在这里管理。用一分钟看看各处是做什么的。',
      office: '从招生到结业的各项管理都在这里。用一分钟看看从哪里开始一天的工作。',
      base: '本基地的学员、师资、轮转和审核都在这里。用一分钟看看从哪里开始。',
      department: '入科、带教、请假和考核的科室工作都在这里。用一分钟看看从哪里开始。',
      teacher: '带教、评价、教学活动和本人师资资格都在这里。用一分钟看看从哪里开始。',
      trainee: '轮转、工作量、请假、考试和结业都在这里办理。用一分钟看看从哪里开始。',
    },
    find: { keys: 'Ctrl+K 可以直接搜索页面。', phone: '点左上角打开菜单，点放大镜搜索页面。' },
    menu: {
      administrator: '系统管理：用户、角色、菜单、字典和审计日志。{find}',
      office: '按事务分组：招生、学员、轮转、师资、评价、学习。{find}',
      base: '常用的是轮转计划、学员、师资审核和请假审批，数据只含本基地。{find}',
      department: '常用的是科室轮转、带教安排、请假审批和工作量审核，数据只含本科室。{find}',
      teacher: '常用的是我的带教、待评价、工作量审核和请假审批。{find}',
      trainee: '常用的是我的轮转、我的工作量、我的请假和我的考试。{find}',
    },
    help: { keys: '每个页面都有帮助，按 ? 键打开。', phone: '点右上角的头像就能打开，里面还有每个页面的帮助。' },
    steps: {
      waiting: '需要你处理的事按类列在首页，点一行就到办理的页面；办完后数字自己减少。',
      calendar: '首页的日历按天显示入科出科、请假、考试、教学活动和节假日，也可以订阅到手机日历。',
      bell: '审批结果和提醒在铃铛里；数字是还没读的条数。点一条会打开相关的记录。',
      account: '个人中心、界面设置和退出登录在这里。{help}引导也可以从这里重看。',
    },
  },
  {
    title: 'Tour',
    skip: 'Skip',
    before: 'Back',
    next: 'Next',
    finish: 'Begin',
    stepOf: 'Step {step} of {total}',
    titles: {
      welcome: 'Welcome',
      waiting: 'What waits for you',
      calendar: 'Your days',
      menu: 'Menu',
      bell: 'Notices',
      account: 'Your account, and help',
    },
    welcome: {
      administrator: 'Accounts, roles, menus and the running of the system are kept here. A minute shows what is where.',
      office: 'Everything from recruitment to completion is managed here. A minute shows where a day begins.',
      base: 'The trainees, teachers, rotations and reviews of your base are here. A minute shows where to begin.',
      department: 'Entry, supervision, leave and assessment in your department are here. A minute shows where to begin.',
      teacher: 'Supervision, evaluations, lectures and your own qualification are here. A minute shows where to begin.',
      trainee: 'Rotation, workload, leave, exams and completion are done here. A minute shows where to begin.',
    },
    find: { keys: 'Ctrl+K finds a page.', phone: 'The upper left corner opens the menu, the magnifier finds a page.' },
    menu: {
      administrator: 'System: users, roles, menus, dictionaries and the audit log. {find}',
      office: 'Grouped by task: recruitment, trainees, rotation, teachers, evaluation, learning. {find}',
      base: 'Mostly: rotation plans, trainees, review of teachers, leave to decide; of your base only. {find}',
      department: 'Mostly: the month of the department, supervisors, leave and workload to decide. {find}',
      teacher: 'Mostly: my teaching, to evaluate, workload and leave to decide. {find}',
      trainee: 'Mostly: my rotation, my workload, my leave and my exams. {find}',
    },
    help: {
      keys: 'Every page has help, by the key ?.',
      phone: 'Touch your picture at the upper right; the help of each page is there, too.',
    },
    steps: {
      waiting:
        'The home page lists by kind what you have to do; a line leads to the page where it is done, and the number falls by itself.',
      calendar:
        'The calendar of the home page shows stays, leave, exams, lectures and holidays day by day; your phone’s calendar can subscribe to it.',
      bell: 'Decisions and reminders arrive under the bell; the number counts what is unread. A notice opens its record.',
      account: 'Personal centre, appearance and log out. {help} The tour can be seen again from here.',
    },
  },
)
