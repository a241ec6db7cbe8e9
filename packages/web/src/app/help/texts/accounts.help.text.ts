import { helpBook } from '../help-book.ts'

export const accountsHelp = helpBook({
  'system/user/index': {
    about: ['全部账号：每人一个账号，可以有多个角色。', 'All accounts: one per person, with any number of roles.'],
    acts: [
      ['新增、修改、停用账号', 'Add, edit and disable accounts'],
      ['重置密码，得到只显示一次的一次性密码', 'Reset a password: the new one is shown once'],
      ['用表格批量导入和导出', 'Import and export by sheet'],
      ['解除登录限制', 'Lift a login limit'],
    ],
    next: ['新账号的本人首次登录时必须修改密码。', 'The owner of a new account must change the password at the first login.'],
    asks: [
      [
        ['为什么有的角色是灰色的？', 'Why are some roles grey?'],
        [
          '这些角色带有你没有的权限，请由拥有这些权限的人授予。',
          'They carry rights you do not hold; ask somebody who holds them to grant them.',
        ],
      ],
      [
        ['删除账号后记录还在吗？', 'Do records stay when an account is deleted?'],
        [
          '在。本人不能再登录，历史记录保留；个人信息 30 天后清除。',
          'Yes. The person can no longer log in, but history is kept; personal data is erased after 30 days.',
        ],
      ],
    ],
  },
  'system/user/student': {
    about: ['有学员角色的账号。', 'Accounts with the trainee role.'],
    acts: [
      ['按部门和状态查找', 'Find by department and state'],
      ['修改资料、重置密码、停用', 'Edit, reset the password, disable'],
    ],
    asks: [
      [
        ['学员的培训信息在哪里？', 'Where is the training data of trainees?'],
        ['在“在培学员”中；这里只管账号。', 'Under “In training”; this page is about accounts only.'],
      ],
    ],
  },
  'system/user/teacher': {
    about: ['有教师角色的账号。', 'Accounts with the teacher role.'],
    acts: [
      ['修改资料、重置密码、停用', 'Edit, reset the password, disable'],
      ['设为或取消科室、基地管理员', 'Appoint or remove department and base administrators'],
    ],
    asks: [
      [
        ['怎样成为带教老师？', 'How does one become a supervisor?'],
        [
          '有教师账号后申请师资资格，认定后进入师资库。',
          'With a teacher account, apply for a qualification; once granted, you are in the teacher library.',
        ],
      ],
    ],
  },
  'system/role/index': {
    about: [
      '角色决定能看到哪些菜单、能用哪些按钮，以及数据范围。',
      'A role decides which menus and buttons people have, and their data scope.',
    ],
    acts: [
      ['新增或停用角色', 'Add or disable roles'],
      ['为角色勾选菜单和按钮', 'Tick menus and buttons'],
      [
        '设置数据范围：全部、本部门及以下、本部门、本人、管理的基地',
        'Set the data scope: all data, own department and below, own department, own data only, own bases',
      ],
    ],
    next: ['修改后，相关人员的下一次操作就按新权限。', 'A change applies from the next action of the people concerned.'],
    asks: [
      [
        ['为什么不能勾选某个按钮？', 'Why can a button not be ticked?'],
        ['不能授予自己没有的权限。', 'You cannot grant rights that you do not hold.'],
      ],
    ],
  },
  'system/menu/index': {
    about: ['左侧菜单的目录、页面和按钮权限。', 'Folders, pages and button permissions of the side menu.'],
    acts: [
      ['新增目录、页面、外部链接', 'Add folders, pages and external links'],
      ['调整名称、图标、次序，隐藏不用的页面', 'Change names, icons and order, hide what is not used'],
    ],
    asks: [
      [
        ['升级会覆盖我的修改吗？', 'Does an upgrade undo my changes?'],
        ['不会。新版本只补充新的菜单，你改过的保持不变。', 'No. It only adds new menus; those you changed stay as they are.'],
      ],
    ],
  },
  'system/mini-menu/index': {
    about: ['微信小程序里的菜单。', 'The menu of the WeChat mini-program.'],
    acts: [
      ['新增、修改、删除小程序菜单', 'Add, edit and delete entries'],
      ['按角色决定谁能看到', 'Set which roles see them'],
    ],
  },
  'system/online/index': {
    about: ['现在登录着的人和设备。', 'Who is logged in now, and on which devices.'],
    acts: [
      ['按姓名查找', 'Find somebody'],
      ['结束某个登录', 'End a session'],
    ],
    asks: [
      [
        ['多久不用会自动退出？', 'When is a session ended automatically?'],
        ['两小时不用，或者登录满十二小时。', 'After two hours without activity, or twelve hours in all.'],
      ],
    ],
  },
  'system/audit/index': {
    about: ['谁在什么时候做了什么，前后各是什么样。', 'Who did what and when, with what it was before and after.'],
    acts: [
      ['按人、操作、日期筛选', 'Filter by person, action and date'],
      ['打开一条看修改前后', 'Open an entry to see the change'],
      ['导出', 'Export'],
    ],
    asks: [
      [
        ['记录能改吗？', 'Can entries be changed?'],
        [
          '不能。记录前后相连并有校验，改动会被发现；至少保留三年。',
          'No. Entries are chained and verified, so changes would be discovered; they are kept for at least three years.',
        ],
      ],
    ],
  },
  'system/health/index': {
    about: [
      '系统是否正常：磁盘、备份、后台任务、消息、错误，以及启用了哪些外部系统。',
      'Whether all is well: disk, backups, background work, messages, errors, and which external systems are switched on.',
    ],
    acts: [
      ['先看“需要处理”：每一项都写明该做什么', 'Start with “What needs attention”: each entry says what to do'],
      ['给自己发一条测试邮件、短信或微信', 'Send yourself a test by e-mail, SMS or WeChat'],
      ['按用户看到的错误编号查找程序错误', 'Look up an error by the reference that somebody saw'],
    ],
    next: [
      '需要在服务器上做的事（备份、磁盘、证书）请转告运维人员。',
      'Pass on to the server’s operators what must be done there (backup, disk, certificate).',
    ],
    asks: [
      [
        ['为什么“最近一次备份”没有显示？', 'Why is no backup shown?'],
        [
          '用 residency backup 做的备份才会记录；用其他工具做的备份，系统不知道。',
          'Only backups made with residency backup are recorded; the system does not know of backups made with other tools.',
        ],
      ],
    ],
  },
  'system/outbox/index': {
    about: ['系统发出和待发的短信。', 'SMS messages sent or waiting.'],
    acts: [['查看是否发出、失败的原因', 'See whether a message was sent, and why it failed']],
    asks: [
      [
        ['为什么号码不完整？', 'Why are numbers incomplete?'],
        ['号码加密保存，只显示部分；30 天后清除。', 'They are stored encrypted and shown only in part; they are erased after 30 days.'],
      ],
    ],
  },
})
