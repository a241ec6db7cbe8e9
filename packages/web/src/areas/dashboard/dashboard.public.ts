export { WaitingPanel } from './waiting-work/waiting-panel.tsx'
