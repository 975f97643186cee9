import 'virtual:design-tokens.css';
import './global.css';
