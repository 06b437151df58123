export { serverTickets } from './server-tickets.ts';
