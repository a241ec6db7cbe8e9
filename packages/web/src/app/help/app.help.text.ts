import { helpBook } from './help-book.ts'

export const appHelp = helpBook(
  {
    'app/entrance': {
      about: '按身份选择登录入口。各入口用的是同一套账号，选错了也能登录，只是打开的首页不同。',
      acts: ['本院人员用用户名、手机号或短信验证码登录', '报名人第一次来先用手机号注册', '合作单位先注册单位，审核后再登录'],
      asks: [
        ['岗前培训点进去说没有邀请？', '请从毕后办发给你的邀请链接或二维码进入。'],
        ['忘记密码怎么办？', '用短信验证码登录后在个人中心修改，或者请管理员重置。'],
      ],
    },
    'app/401': {
      about: '你要打开的页面属于其他角色。',
      acts: ['回到首页继续', '有别的账号时换账号登录'],
      next: '工作需要时，请管理员为你的角色开通这个页面。',
    },
    'app/404': {
      about: '这个地址没有对应的页面。',
      acts: ['检查地址是否完整', '用页面搜索（放大镜或 Ctrl+K）查找', '从首页的菜单重新进入'],
    },
    'bind/index': {
      about: '把你的微信和账号绑定，以后扫码登录、在微信里收通知。',
      acts: ['输入工号，获取短信验证码', '填写验证码完成绑定'],
      asks: [['手机号不对怎么办？', '请管理员改正账号的手机号，再来绑定。']],
    },
    'bind/qrcode': {
      about: '用微信扫码，在手机上确认。',
      acts: ['扫码后按公众号里的提示确认', '过期后重新获取二维码'],
      next: '已绑定的直接登录，还没有绑定的接着绑定账号。',
    },
    'bind/view': {
      about: '你的微信现在绑定了哪个账号。',
      acts: ['查看绑定时间', '解除绑定'],
      next: '解除后通知改为发短信，扫码不能再登录。',
    },
    'bind/success': {
      about: '绑定已经完成。',
      acts: ['进入系统', '以后扫码即可登录'],
    },
    'app/white': {
      about: '不用登录就能看的说明页：这个平台是什么，以及现在公开的内容。',
      acts: ['查看招生公告', '核验结业证书', '选择登录入口'],
    },
    'app/sign-500': {
      about: '进入填报或统一登录没有通过。',
      acts: ['从统一登录来的，回到原系统重新点击进入', '身份不能进入的，联系毕后办'],
      asks: [['为什么刷新没有用？', '统一登录的凭据只能用一次，需要回到原系统重新获取。']],
    },
    'demo/gallery': {
      about: '所有界面零件和页面形式的各种状态，供开发者和管理员查看。内容是示例，不会保存。',
      acts: ['切换主题、语言和窗口宽度，检查零件的样子', '按名称找到代码里的零件'],
    },
    'dashboard/index': {
      about: '一天的起点：要办的事、自己的日程和常用页面。',
      acts: ['点待办的一行，到办理的页面', '在日历上选一天，看当天的安排', '把常用页面放进快捷入口'],
      asks: [
        ['待办的数字什么时候变？', '办完后自动减少，页面在前台时每分钟更新一次。'],
        ['为什么没有某一类待办？', '只列出你有权限、并且现在需要你处理的事。'],
      ],
    },
    'personal/center': {
      about: '自己的资料、密码、登录设备和偏好设置。',
      acts: ['修改性别、邮箱和头像', '修改密码，其他设备随即退出', '结束不认识的登录，移除不用的常用设备', '导出系统保存的本人数据'],
      next: '姓名、手机号、身份证号和工号由管理员核对后修改。',
      asks: [['导出的文件里有什么？', '与你有关的全部记录，含完整证件号和手机号，请妥善保管。']],
    },
    'files/own/index': {
      about: '你上传过的文件，以及它们用在哪里。',
      acts: ['预览或下载文件', '删除还没有用到记录里的文件'],
      asks: [
        ['为什么有的文件不能删除？', '已经作为材料提交的文件属于那条记录，请在那条记录里更换。'],
        ['没有用到的文件会一直保留吗？', '不会，上传后没有用到的文件一天后自动清理。'],
      ],
    },
  },
  {
    'app/entrance': {
      about: 'The entries by who you are. All use the same accounts: a wrong choice still lets you in, with another first page.',
      acts: [
        'People of the hospital log in by user name, mobile or SMS code',
        'Applicants register with their mobile first',
        'Partner units register, are approved, then log in',
      ],
      asks: [
        ['Induction says there is no invitation?', 'Open the link or the QR code that the education office sent you.'],
        ['Forgotten the password?', 'Log in by SMS code and change it in the personal centre, or have an administrator reset it.'],
      ],
    },
    'app/401': {
      about: 'The page belongs to other roles.',
      acts: ['Go home and carry on', 'Log in with another account if you have one'],
      next: 'If your work needs it, an administrator opens the page for your role.',
    },
    'app/404': {
      about: 'There is no page at this address.',
      acts: ['See whether the address is complete', 'Find the page by its name with Ctrl+K', 'Begin again from the menu'],
    },
    'bind/index': {
      about: 'Bind your WeChat to your account, to log in by scanning and to get notices there.',
      acts: ['Enter your badge number and ask for an SMS code', 'Enter the code'],
      asks: [['What if the number is wrong?', 'Ask an administrator to correct it, then come back.']],
    },
    'bind/qrcode': {
      about: 'Scan with WeChat and confirm on the phone.',
      acts: ['Follow the message of the official account', 'Get another code when it has expired'],
      next: 'Who is bound is logged in; who is not goes on to bind an account.',
    },
    'bind/view': {
      about: 'Which account your WeChat is bound to.',
      acts: ['See since when', 'Unbind'],
      next: 'After that notices come by SMS, and scanning no longer logs in.',
    },
    'bind/success': {
      about: 'Your WeChat is bound.',
      acts: ['Go on to the system', 'From now on, scan to log in'],
    },
    'app/white': {
      about: 'What this site is and what is public, without logging in.',
      acts: ['Read about recruitment', 'Check a certificate of completion', 'Choose where to log in'],
    },
    'app/sign-500': {
      about: 'Entering the form, or single sign-on, did not succeed.',
      acts: ['From the portal: go back and enter again', 'If you may not enter: ask the education office'],
      asks: [['Why does reloading not help?', 'The code of the portal is good once; the portal gives another.']],
    },
    'demo/gallery': {
      about: 'Every part of the interface and every kind of screen in its states, for developers and administrators. Nothing is saved.',
      acts: ['Switch theme, language and width and look at the parts', 'Find a part in the code by its name'],
    },
    'dashboard/index': {
      about: 'Where a day begins: what waits, your days, and the pages you use often.',
      acts: ['A line leads to the page where the work is done', 'Choose a day to see what is on', 'Arrange your shortcuts'],
      asks: [
        ['When does a number change?', 'When the work is done; while the page is in front it is read every minute.'],
        ['Why is a kind of work missing?', 'Only what you may do, and what waits now, is listed.'],
      ],
    },
    'personal/center': {
      about: 'Your data, password, devices and preferences.',
      acts: [
        'Change sex, e-mail and picture',
        'Change the password; other devices are logged out',
        'End a login you do not know, remove devices you no longer use',
        'Export what is stored about you',
      ],
      next: 'Name, mobile, ID card and badge are changed by an administrator who checks them.',
      asks: [['What is in the exported file?', 'All records about you, with whole numbers: keep it safe.']],
    },
    'files/own/index': {
      about: 'What you have uploaded, and where it is used.',
      acts: ['Preview or download a file', 'Delete one that no record uses'],
      asks: [
        ['Why can some files not be deleted?', 'A file handed in belongs to its record; replace it there.'],
        ['Are unused files kept?', 'No: they are removed a day after the upload.'],
      ],
    },
  },
)
