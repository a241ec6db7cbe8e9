import './platform/zod-setup.ts'
import { createRoot } from 'react-dom/client'
import { Root } from './app/root.tsx'
import { currentLanguage, setLanguage } from './platform/i18n.ts'
import { applyTheme } from './theme/theme-switch.ts'
import 'antd/dist/reset.css'
import './theme/app.css'
import './app/shell/shell.css'
import './app/pages/pages.css'
import './ui/ui.css'
import './ui/light.css'
import './screens/screens.css'

applyTheme()
setLanguage(currentLanguage())
createRoot(document.getElementById('root')!).render(<Root />)
