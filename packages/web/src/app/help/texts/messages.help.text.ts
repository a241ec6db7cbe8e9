import { helpBook } from '../help-book.ts'

export const messagesHelp = helpBook({
  'message/template/index': {
    about: ['系统自动通知的模板：每种事项一份，中英文各一段。', 'Templates of automatic notices: one per kind, in both languages.'],
    acts: [
      ['修改标题和正文，用花括号里的名称代表姓名、日期等', 'Change title and text; names in braces stand for people, days and so on'],
      ['选择站外途径（微信、短信、邮件）和发送时间', 'Choose the ways beside the site (WeChat, SMS, e-mail) and when they go out'],
      ['停用不需要的通知', 'Switch off what is not wanted'],
    ],
    next: ['修改只影响以后的通知，已经发出的不变。', 'Changes hold for later notices only.'],
    asks: [
      [
        ['升级会改掉我的模板吗？', 'Does an upgrade change my templates?'],
        ['不会，新版本只增加新的种类。', 'No, it only adds new kinds.'],
      ],
    ],
  },
  'message/delivery/index': {
    about: [
      '站外消息的去向：谁、通过什么途径、送达没有，没有送达的写明原因。',
      'What became of messages beside the site: to whom, by which way, and why one was not delivered.',
    ],
    acts: [
      ['按状态、途径筛选', 'Filter by state and way'],
      ['把失败的消息逐条、多选或按筛选条件全部重新发送', 'Send failed messages again: one, the ticked ones, or all of a filter'],
    ],
    next: ['没有送达的消息三天内自动重试，之后列为失败。', 'What was not delivered is tried again for three days, then it has failed.'],
    asks: [
      [
        ['为什么看不到号码和内容？', 'Why are numbers and texts not shown?'],
        ['这些是个人信息，这里只显示姓名和标题。', 'They are personal; only name and title are shown here.'],
      ],
    ],
  },
  'message/inbox/index': {
    about: ['等你处理的事和发给你的通知都在一处。', 'What waits for you and every notice to you, in one place.'],
    acts: [
      ['点待办直接去处理', 'Open a matter and deal with it'],
      ['按环节、未读或关键词找通知', 'Find notices by stage, unread or words'],
      ['一次全部标为已读', 'Mark all as read at once'],
    ],
    next: [
      '有新通知时，页面会自己更新，标题上显示未读数。',
      'The page follows by itself when something arrives; the title of the window shows how many are unread.',
    ],
    asks: [
      [
        ['不想收短信怎么办？', 'How do I stop text messages?'],
        [
          '在个人中心的“通知偏好”里逐项关闭，紧急通知除外。',
          'Under “Notification preferences” in “My account”, kind by kind; urgent ones cannot be switched off.',
        ],
      ],
    ],
  },
  'message/inform/own': {
    about: [
      '发给你的通知公告，打开即为已读，紧急的需要确认。',
      'Informs to you. Opening one is reading it; urgent ones ask to be confirmed.',
    ],
    acts: [
      ['阅读正文，下载附件', 'Read the text and download attachments'],
      ['对紧急通知点“我已知晓”', 'Confirm urgent ones'],
    ],
    next: ['发送人会看到谁已读、谁已确认。', 'The sender sees who has read and who has confirmed.'],
    asks: [
      [
        ['为什么没有正文了？', 'Why is the text gone?'],
        ['发送人撤回了这条通知。', 'The sender withdrew the inform.'],
      ],
    ],
  },
  'message/inform/index': {
    about: [
      '写通知公告，发给人员、角色、基地、科室、年级或分组，并看谁读过。',
      'Write informs to people, roles, bases, departments, cohorts or groups, and see who has read them.',
    ],
    acts: [
      ['先看会发给多少人，再发送或定时发送', 'See how many it reaches, then send now or at a time'],
      ['标为紧急，要求每个人确认', 'Mark it urgent, so that everybody confirms'],
      ['提醒还没有读的人，一小时最多一次', 'Remind those who have not read, at most once an hour'],
      ['撤回发错的通知', 'Withdraw what was sent by mistake'],
    ],
    next: [
      '发送后接收人固定下来，收到站内通知，可能还有微信、短信或邮件。',
      'The recipients are fixed when it is sent; they get a notice on the site, perhaps by WeChat, SMS or e-mail too.',
    ],
    asks: [
      [
        ['能发给谁？', 'Whom may I write to?'],
        [
          '教学办公室可发给所有人，基地和科室只能发给自己的人。',
          'The education office to everybody; bases and departments to their own people.',
        ],
      ],
    ],
  },
  'message/news/index': {
    about: ['全院可读的新闻，置顶的在前，其余按时间排列。', 'News of the house: pinned ones first, then the newest.'],
    acts: [
      ['按标题和内容查找', 'Search titles and texts'],
      ['打开一篇阅读，下载附件', 'Open one to read it and its attachments'],
    ],
  },
  'message/news/manage': {
    about: [
      '写新闻：封面、摘要、正文和附件，现在发布或定时发布。',
      'Write news: cover, summary, text and attachments, published now or at a time.',
    ],
    acts: [
      ['新增或修改草稿', 'Write or change a draft'],
      ['定时发布，或立即发布', 'Publish now or schedule it'],
      ['置顶，撤回', 'Pin it, withdraw it'],
    ],
    next: [
      '发布后出现在新闻中心和首页，有账号的人都能读。',
      'Published news is in the news centre and on the home page, for everybody with an account.',
    ],
  },
  'message/collection/own': {
    about: ['请你上传的材料：要求、截止时间和进度。', 'Files you are asked for: what is wanted, until when, and how far it is.'],
    acts: [
      ['上传文件，接受前可以更换', 'Upload files; until they are accepted you can replace them'],
      ['看退回的原因，重新上传', 'See why files were returned, and upload again'],
    ],
    next: ['收材料的人接受或退回，你会收到通知。', 'Whoever asked accepts or returns them, and you get a notice.'],
    asks: [
      [
        ['过了截止时间还能交吗？', 'Can I upload after the time?'],
        ['只有允许补交的收集可以，会标为迟交。', 'Only where the collection takes late files; they are marked as late.'],
      ],
    ],
  },
  'message/collection/index': {
    about: ['向一批人收材料：谁交了、谁没交，一处看清。', 'Ask many people for files, and see who has uploaded and who has not.'],
    acts: [
      ['写明要求、格式、大小和截止时间', 'Say what is asked, in which formats, sizes and until when'],
      ['逐份接受或退回，可以撤销', 'Accept or return one by one, with undo'],
      ['提醒还没有交的人', 'Remind those who have not uploaded'],
      ['按命名规则打包下载全部文件', 'Download all as one archive named by a rule'],
    ],
    next: [
      '被请的人收到通知；截止前 7 天、前 1 天和后 1 天自动提醒。',
      'People get a notice, and reminders seven days and one day before the time and one day after it.',
    ],
  },
  'message/collection/library': {
    about: ['各次收集里已接受的文件，可以查找和下载。', 'Accepted files of all collections, to find and download.'],
    acts: [
      ['按收集、姓名或文件名查找', 'Search by collection, person or file name'],
      ['预览或下载文件', 'Preview or download a file'],
    ],
  },
  'message/group/index': {
    about: [
      '常用的接收人分组：由条件组成，人员变动时自动跟随。',
      'Groups of recipients: made of rules, so that they follow when people come and go.',
    ],
    acts: [
      ['新增分组，选择人员、角色、基地、科室或年级', 'Make a group of people, roles, bases, departments or cohorts'],
      ['与办公室共享', 'Share it with the office'],
    ],
    next: ['发通知或收材料时直接选分组。', 'Choose the group when you write an inform or ask for files.'],
  },
  'message/concern/box': {
    about: [
      '意见箱：谁会看到、怎样保证匿名，从这里去写意见或看答复。',
      'The box of concerns: who reads it and how you stay unknown. From here you write, or read an answer.',
    ],
    acts: [
      ['勾选不给看的人', 'Tick the readers who shall not see it'],
      ['不署名写意见，抄下查询码', 'Write without a name and copy the code'],
      ['用查询码看答复、补充', 'Read the answer by the code, and add to it'],
    ],
    next: [
      '阅看人从第二天早上八点起看到。有人正处于危险时请直接找人或拨打 110、120。',
      'Readers see it from eight the next morning on. Where somebody is in danger, turn to a person or call 110 or 120.',
    ],
    asks: [
      [
        ['查询码丢了怎么办？', 'What if I lose the code?'],
        ['没有别的办法看到答复，请另发一条。', 'There is no other way to the answer; send another concern.'],
      ],
    ],
  },
  'message/concern/index': {
    about: ['指定的阅看人处理意见：看内容、答复、办结。', 'Named readers handle concerns: read, answer, close.'],
    acts: [
      ['开始处理、答复、办结或重新处理', 'Take, answer, close or open again'],
      [
        '看统计：不足 3 条的科室不单列；意见箱满的日子、没有人能阅看的意见（3 条起）会提示',
        'See the figures: a department with fewer than three is not named; full days and concerns without a reader (from three on) are',
      ],
      ['毕后办指定阅看人', 'The office names the readers'],
    ],
    next: [
      '发送人凭查询码看到答复；补充从第二天早上八点起显示，意见重新处理。',
      'The sender reads the answer by the code; a further message shows from eight the next day on and opens it again.',
    ],
  },
  'white/concern': {
    about: ['不署名写意见，或用查询码看答复；不用登录。', 'Write a concern without a name, or read the answer by its code; no login.'],
    acts: [
      ['选类别，写内容，可加图片', 'Choose the kind, write, add pictures'],
      ['抄下只显示一次的查询码', 'Copy the code, which is shown once'],
      ['没有人能阅看时，可以给原来不让看的人看', 'If nobody can read it, show it to those whom you hid it from'],
    ],
  },
})
