import { book } from '../../../platform/texts/book.ts'

/** Texts about saved, unsaved and locally stored data. */
export const savingText = book({
  leftEntry: ['有一条“{section}”没有填完。', 'An entry was left unfinished: {section}.'],
  goOn: ['继续填写', 'Continue'],
  draftOlder: ['恢复没有保存的修改？', 'Restore unsaved changes?'],
  draftOlderContent: [
    '这台设备上有上次没能保存的修改，之后报名又在别处更新过。恢复后以这里的修改为准。',
    'This device has changes that could not be saved last time, but the sign-up has been changed elsewhere since. If you restore them, they replace the newer version.',
  ],
  draftUse: ['恢复', 'Restore'],
  draftDrop: ['不恢复', 'Do not restore'],
  restored: ['已恢复 {time} 没能保存的内容。', 'Restored what could not be saved at {time}.'],
  reviewAgain: ['保存并重新审核？', 'Save and send for review again?'],
  reviewAgainOk: ['保存并重新审核', 'Save and send for review'],
  savedBut: ['{time}，{count} 处待更正未保存', '{time}; {count} to correct, not saved'],
  noNetwork: [
    '网络暂时不通，填写的内容已加密暂存在这台设备上，恢复后自动保存。',
    'No connection. What you entered is kept encrypted on this device and saved automatically once you are back online.',
  ],
  noNetworkHere: [
    '网络暂时不通，这台设备也不能暂存（存储已满）：恢复后自动保存，在此之前请不要关闭页面。',
    'No connection, and this device cannot store what you entered (its storage is full): it is saved automatically once you are back online; do not close the page before then.',
  ],
  retryNow: ['立即重试', 'Try now'],
  stopped: ['没有保存：{reason}', 'Not saved: {reason}'],
  conflict: [
    '这份报名已在别处（另一个页面或设备）更新。本页未保存的修改先留在这里，载入最新内容后将不再保留。',
    'This sign-up was changed elsewhere, in another tab or on another device. Your unsaved changes stay here until you load the latest version.',
  ],
  loadLatest: ['载入最新内容', 'Load latest version'],
  loadLatestQuestion: ['载入最新内容？', 'Load latest version?'],
  loadLatestContent: [
    '本页没有保存的修改会丢失，请先记下需要的内容。',
    'Unsaved changes on this page will be lost; note down what you need first.',
  ],
})
