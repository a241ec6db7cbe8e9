import { book } from '../../../platform/i18n.ts'

/** Texts about saved, unsaved and locally stored data. */
export const savingText = book(
  {
    leftEntry: '有一条“{section}”没有填完。',
    goOn: '继续填写',
    draftOlder: '恢复没有保存的修改？',
    draftOlderContent: '这台设备上有上次没能保存的修改，之后报名又在别处更新过。恢复后以这里的修改为准。',
    draftUse: '恢复',
    draftDrop: '不恢复',
    restored: '已恢复 {time} 没能保存的内容。',
    reviewAgain: '保存并重新审核？',
    reviewAgainOk: '保存并重新审核',
    savedBut: '{time}，{count} 处待更正未保存',
    noNetwork: '网络暂时不通，填写的内容已加密暂存在这台设备上，恢复后自动保存。',
    noNetworkHere: '网络暂时不通，这台设备也不能暂存（存储已满）：恢复后自动保存，在此之前请不要关闭页面。',
    retryNow: '立即重试',
    stopped: '没有保存：{reason}',
    conflict: '这份报名已在别处（另一个页面或设备）更新。本页未保存的修改先留在这里，载入最新内容后将不再保留。',
    loadLatest: '载入最新内容',
    loadLatestQuestion: '载入最新内容？',
    loadLatestContent: '本页没有保存的修改会丢失，请先记下需要的内容。',
  },
  {
    leftEntry: 'An entry was left unfinished: {section}.',
    goOn: 'Go on',
    draftOlder: 'Restore unsaved changes?',
    draftOlderContent:
      'This device holds changes that could not be saved last time; the sign-up was changed elsewhere since. If restored, they win.',
    draftUse: 'Restore',
    draftDrop: 'Do not restore',
    restored: 'What could not be saved at {time} is here again.',
    reviewAgain: 'Save and have it reviewed again?',
    reviewAgainOk: 'Save, review again',
    savedBut: '{time}; {count} to correct, not saved',
    noNetwork: 'There is no connection. What you entered is kept encrypted on this device and saved when it is back.',
    noNetworkHere:
      'There is no connection, and this device cannot store what you entered (its storage is full): it is saved when the connection is back; do not close the page before.',
    retryNow: 'Try now',
    stopped: 'Not saved: {reason}',
    conflict:
      'This sign-up was changed elsewhere, in another tab or on another device. Your unsaved changes stay here until you load the latest.',
    loadLatest: 'Load the latest',
    loadLatestQuestion: 'Load the latest?',
    loadLatestContent: 'What is not saved on this page will be lost; note down what you need first.',
  },
)
