/** The mark of WhatsApp as a line on the icons' 24 grid. */
export const WHATSAPP_PATH = 'M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 9c0 3 2.5 6 6 6l1-2-2-1-1 1a5 5 0 0 1-2-2l1-1-1-2z';
