import { helpBook } from '../help-book.ts'

export const appHelp = helpBook({
  'app/entrance': {
    about: [
      '按身份选择登录入口。各入口用的是同一套账号，选错了也能登录，只是打开的首页不同。',
      'Choose the login by who you are. All use the same accounts: a wrong choice still logs you in, only with a different home page.',
    ],
    acts: [
      ['本院人员用用户名、手机号或短信验证码登录', 'Hospital staff and trainees log in by username, mobile number or SMS code'],
      ['报名人第一次来先用手机号注册', 'New applicants register with their mobile number first'],
      ['合作单位先注册单位，审核后再登录', 'Partner units register, are approved, then log in'],
    ],
    asks: [
      [
        ['岗前培训点进去说没有邀请？', 'Induction says I have no invitation?'],
        ['请从毕后办发给你的邀请链接或二维码进入。', 'Use the invitation link or QR code that the education office sent you.'],
      ],
      [
        ['忘记密码怎么办？', 'What if I forget my password?'],
        [
          '用短信验证码登录后在个人中心修改，或者请管理员重置。',
          'Log in by SMS code and change it under “My account”, or ask an administrator to reset it.',
        ],
      ],
    ],
  },
  'app/handbook': {
    about: [
      '各角色的使用手册：按用到的先后排列，每页有说明，主要的页面有画面。',
      'The handbook of each role: its pages in the order they are needed, with pictures of the main ones.',
    ],
    acts: [
      ['选择谁的手册；默认是你自己的角色', 'Choose whose handbook to read; it starts with your own role'],
      ['按目录查找，点标题打开页面', 'Find a page in the contents and press its title to open it'],
      ['下载全部角色的 PDF，或打印一个角色', 'Download the PDF of all roles, or print that of one role'],
    ],
    asks: [
      [
        ['为什么有的标题点不开？', 'Why can I not open some titles?'],
        ['那是其他角色的页面，你没有权限打开。', 'The page belongs to another role; you do not have permission to open it.'],
      ],
      [
        ['为什么没有“下载 PDF”？', 'Why is there no “Download the PDF”?'],
        [
          '这次安装没有附带手册文件，可以打印，或请管理员生成。',
          'This installation has no handbook file; print it, or ask an administrator to generate one.',
        ],
      ],
    ],
  },
  'app/401': {
    about: ['你要打开的页面属于其他角色。', 'The page belongs to other roles.'],
    acts: [
      ['回到首页继续', 'Go back to the home page and continue'],
      ['有别的账号时换账号登录', 'Log in with another account if you have one'],
    ],
    next: [
      '工作需要时，请管理员为你的角色开通这个页面。',
      'If you need it for your work, ask an administrator to open the page for your role.',
    ],
  },
  'app/404': {
    about: ['这个地址没有对应的页面。', 'There is no page at this address.'],
    acts: [
      ['检查地址是否完整', 'Check that the address is complete'],
      ['用搜索（放大镜或 Ctrl+K）查找', 'Search with the magnifier or Ctrl+K'],
      ['从首页的菜单重新进入', 'Start again from the menu on the home page'],
    ],
  },
  'bind/index': {
    about: [
      '把你的微信和账号绑定，以后扫码登录、在微信里收通知。',
      'Link your WeChat to your account to log in by scanning and get notices in WeChat.',
    ],
    acts: [
      ['输入工号，获取短信验证码', 'Enter your badge number and get an SMS code'],
      ['填写验证码完成绑定', 'Enter the code to link the account'],
    ],
    asks: [
      [
        ['手机号不对怎么办？', 'What if the mobile number is wrong?'],
        ['请管理员改正账号的手机号，再来绑定。', 'Ask an administrator to correct it in your account, then try again.'],
      ],
    ],
  },
  'bind/qrcode': {
    about: ['用微信扫码，在手机上确认。', 'Scan with WeChat and confirm on the phone.'],
    acts: [
      ['扫码后按公众号里的提示确认', 'Follow the message of the official account'],
      ['过期后重新获取二维码', 'Get a new QR code if it has expired'],
    ],
    next: [
      '已绑定的直接登录，还没有绑定的接着绑定账号。',
      'If your WeChat is linked, you are logged in; if not, you continue to link your account.',
    ],
  },
  'bind/view': {
    about: ['你的微信现在绑定了哪个账号。', 'Which account your WeChat is linked to.'],
    acts: [
      ['查看绑定时间', 'See when it was linked'],
      ['解除绑定', 'Unlink'],
    ],
    next: ['解除后通知改为发短信，扫码不能再登录。', 'After that notices come by SMS, and scanning no longer logs in.'],
  },
  'bind/success': {
    about: ['绑定已经完成。', 'Your WeChat is linked.'],
    acts: [
      ['进入系统', 'Enter the platform'],
      ['以后扫码即可登录', 'From now on, scan to log in'],
    ],
  },
  'app/white': {
    about: ['不用登录就能看的说明页：这个平台是什么，以及现在公开的内容。', 'What this platform is and what is public; no login needed.'],
    acts: [
      ['查看招生公告', 'Read about recruitment'],
      ['核验结业证书', 'Verify a certificate of completion'],
      ['选择登录入口', 'Choose a login'],
    ],
  },
  'app/sign-500': {
    about: ['进入填报或统一登录没有通过。', 'You could not enter the form, or single sign-on failed.'],
    acts: [
      ['从统一登录来的，回到原系统重新点击进入', 'If you came from single sign-on, go back there and enter again'],
      ['身份不能进入的，联系毕后办', 'If you are not allowed to enter, contact the education office'],
    ],
    asks: [
      [
        ['为什么刷新没有用？', 'Why does refreshing not help?'],
        [
          '统一登录的凭据只能用一次，需要回到原系统重新获取。',
          'A single sign-on code can be used only once; go back to the original system to get a new one.',
        ],
      ],
    ],
  },
  'demo/gallery': {
    about: [
      '所有界面零件和页面形式的各种状态，供开发者和管理员查看。内容是示例，不会保存。',
      'Every component and kind of page in all its states, for developers and administrators. The content is an example and not saved.',
    ],
    acts: [
      ['切换主题、语言和窗口宽度，检查零件的样子', 'Switch theme, language and window width to check components'],
      ['按名称找到代码里的零件', 'Find a component in the code by its name'],
    ],
  },
  'dashboard/waiting': {
    about: ['需要你审核、填写或确认的全部事项。', 'Everything that you have to review, fill in or confirm.'],
    acts: [
      ['点一行打开对应页面', 'Open the page of a row'],
      ['“现在可以进行”的事项过时不候，先办', 'Matters “open now” will close: do them first'],
    ],
    next: ['办完的事项自动消失。', 'Finished matters disappear automatically.'],
  },
  'dashboard/index': {
    about: ['一天的起点：要办的事、自己的日程和常用页面。', 'Where your day starts: to-dos, your schedule and the pages you use most.'],
    acts: [
      ['点待办的一行，到办理的页面', 'Press a to-do to open the page where you do it'],
      ['在日历上选一天，看当天的安排', 'Choose a day in the calendar to see what is on'],
      ['把常用页面放进快捷入口', 'Arrange your shortcuts'],
    ],
    asks: [
      [
        ['待办的数字什么时候变？', 'When do the numbers change?'],
        [
          '办完后自动减少，页面在前台时每分钟更新一次。',
          'They go down as you finish; while the page is in front, they are updated every minute.',
        ],
      ],
      [
        ['为什么没有某一类待办？', 'Why is a kind of to-do missing?'],
        ['只列出你有权限、并且现在需要你处理的事。', 'Only matters you have permission for and must handle now are listed.'],
      ],
    ],
  },
  'personal/center': {
    about: ['自己的资料、密码、登录设备和偏好设置。', 'Your data, password, devices and preferences.'],
    acts: [
      ['修改性别、邮箱和头像', 'Change gender, e-mail and profile picture'],
      ['修改密码，其他设备随即退出', 'Change the password; other devices are logged out'],
      ['结束不认识的登录，移除不用的常用设备', 'End sessions you do not recognise, remove known devices you no longer use'],
      ['导出系统保存的本人数据', 'Export what is stored about you'],
    ],
    next: [
      '姓名、手机号、身份证号和工号由管理员核对后修改。',
      'Name, mobile, ID card and badge number are checked and changed by an administrator.',
    ],
    asks: [
      [
        ['导出的文件里有什么？', 'What is in the exported file?'],
        ['与你有关的全部记录，含完整证件号和手机号，请妥善保管。', 'All records about you, with full ID and mobile numbers: keep it safe.'],
      ],
    ],
  },
  'files/own/index': {
    about: ['你上传过的文件，以及它们用在哪里。', 'Files you have uploaded, and where they are used.'],
    acts: [
      ['预览或下载文件', 'Preview or download a file'],
      ['删除还没有用到记录里的文件', 'Delete files not used in any record'],
    ],
    asks: [
      [
        ['为什么有的文件不能删除？', 'Why can some files not be deleted?'],
        ['已经作为材料提交的文件属于那条记录，请在那条记录里更换。', 'A submitted file belongs to its record; replace it there.'],
      ],
      [
        ['没有用到的文件会一直保留吗？', 'Are unused files kept?'],
        ['不会，上传后没有用到的文件一天后自动清理。', 'No, they are deleted a day after upload.'],
      ],
    ],
  },
})
