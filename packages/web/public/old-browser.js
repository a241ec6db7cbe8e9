// Read only by browsers that cannot run modules, and so in the language that they know (ECMAScript 3). They would show an empty page for ever.
function showOldBrowser(lines) {
  var place = document.getElementById('start') || document.getElementById('root')
  var line
  var i

  place.innerHTML = ''
  place.style.padding = '48px 24px'
  place.style.textAlign = 'center'
  for (i = 0; i < lines.length; i++) {
    line = document.createElement('p')
    line.style.margin = '0 auto 16px'
    line.style.maxWidth = '36em'
    line.appendChild(document.createTextNode(lines[i]))
    place.appendChild(line)
  }
}

showOldBrowser([
  '这个浏览器太旧，打不开本系统。请换用 Chrome 86、Edge 86、Firefox 78、Safari 14 或更新的浏览器；360、QQ 等浏览器请切换到“极速模式”。',
  'This browser is too old for this application. Please use Chrome 86, Edge 86, Firefox 78, Safari 14 or newer.',
])
