# Patience Lab as a small web server on port 8080. Nothing in it runs as root.
#   docker build -t patience-web . && docker run -p 8080:8080 patience-web

FROM node:22-slim AS build
WORKDIR /patience
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npx vite build

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /patience/dist /usr/share/nginx/html
