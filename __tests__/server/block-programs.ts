import type { Program } from './recipe-program.js';

/* Programs whose routes stand in blocks of the text, and name no server. */

const SINATRA: Program = {
  recipe: 'Sinatra',
  files: {
    'app.rb': `require 'sinatra/base'
require 'sinatra/namespace'
require_relative 'users'

BASE = '/api'

class App < Sinatra::Base
  register Sinatra::Namespace
  use Users

  # Everything.
  get('/') { 'x' }
  post "#{BASE}/items/:id" do |id|
    status 201
  end
  namespace '/v1' do
    delete('/a') { '' }
    namespace('/deep') { patch('/b/:name') { '' } }
  end
  get '/rest/*' do
    params['splat']
  end
end
`,
    'users.rb': `require 'sinatra/base'

class Users < Sinatra::Base
  get '/users' do
    []
  end
  put('/users/:id') { '' }
end
`,
  },
  routes: [
    'GET /',
    'POST /api/items/:id',
    'DELETE /v1/a',
    'PATCH /v1/deep/b/:name',
    'GET /rest/*',
    'GET /users',
    'PUT /users/:id',
  ],
  needs: [],
  asks: {
    'ask.rb': `require 'json'
require_relative 'app'
apps = [App, Users]
all = apps.flat_map { |app| app.routes.flat_map { |method, routes| routes.map { |pattern, *| "#{method} #{pattern}".gsub(/\\{(\\w+)\\}/, ':\\\\1') } } }
puts JSON.generate(all.reject { |each| each.start_with?('HEAD') })
`,
  },
  run: ['ruby', 'ask.rb'],
};

const SPRING: Program = {
  recipe: 'Spring',
  files: {
    'src/main/java/shop/App.java': `package shop;

import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class App {}
`,
    'src/main/java/shop/Users.java': `package shop;

import org.springframework.web.bind.annotation.*;

@RestController
@RequestMapping("/users")
public class Users {
  static final String ONE = "/{id}";

  /** One of them. */
  @GetMapping(ONE)
  public String one(@PathVariable String id) { return id; }

  @PostMapping
  public String make() { return ""; }

  @RequestMapping(path = {"/a", "/b"}, method = {RequestMethod.PUT, RequestMethod.PATCH})
  public String two() { return ""; }

  @RequestMapping("/any")
  public String any() { return ""; }
}
`,
    'src/main/java/shop/Base.java': `package shop;

import org.springframework.web.bind.annotation.DeleteMapping;

public abstract class Base {
  @DeleteMapping("base/{id:[0-9]+}")
  public void gone() {}
}
`,
    'src/main/java/shop/more/Items.java': `package shop.more;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import shop.Base;

@Controller
public class Items extends Base {
  @GetMapping("items/{*rest}")
  public String all() { return ""; }
}
`,
  },
  routes: [
    'GET /users/:id',
    'POST /users',
    'PUT /users/a',
    'PATCH /users/a',
    'PUT /users/b',
    'PATCH /users/b',
    '* /users/any',
    'GET /items/*rest',
    'DELETE /base/:id',
  ],
  needs: [],
  asks: {
    'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>x</groupId><artifactId>x</artifactId><version>1</version>
  <properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
  <dependencies>
    <dependency><groupId>org.springframework</groupId><artifactId>spring-webmvc</artifactId><version>6.2.10</version></dependency>
    <dependency><groupId>org.springframework.boot</groupId><artifactId>spring-boot-autoconfigure</artifactId><version>3.5.5</version></dependency>
    <dependency><groupId>jakarta.servlet</groupId><artifactId>jakarta.servlet-api</artifactId><version>6.0.0</version></dependency>
  </dependencies>
</project>
`,
    'src/main/java/shop/Ask.java': `package shop;

import java.util.stream.Collectors;
import org.springframework.context.annotation.ComponentScan;
public class Ask {
  @ComponentScan("shop")
  public static class All {}
  public static void main(String[] args) {
    var context = new org.springframework.web.context.support.AnnotationConfigWebApplicationContext();
    context.register(All.class, org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping.class);
    context.setServletContext((jakarta.servlet.ServletContext) java.lang.reflect.Proxy.newProxyInstance(Ask.class.getClassLoader(), new Class<?>[] {jakarta.servlet.ServletContext.class}, (a, b, c) -> b.getReturnType() == java.util.Enumeration.class ? java.util.Collections.emptyEnumeration() : null));
    context.refresh();
    var mapping = context.getBean(org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping.class);
    System.out.println(mapping.getHandlerMethods().keySet().stream().flatMap(each -> each.getPatternValues().stream().flatMap(path -> {
      var methods = each.getMethodsCondition().getMethods();
      return methods.isEmpty() ? java.util.stream.Stream.of("* " + path) : methods.stream().map(method -> method + " " + path);
    })).filter(each -> !each.endsWith("/error"))
      .map(each -> '"' + each.replaceAll("\\\\{\\\\*(\\\\w+)\\\\}", "*$1").replaceAll("\\\\{(\\\\w+)(:[^}]*)?\\\\}", ":$1") + '"').collect(Collectors.joining(",", "[", "]")));
  }
}
`,
  },
  run: [
    'mvn',
    '-q',
    '-B',
    'compile',
    'org.codehaus.mojo:exec-maven-plugin:3.5.1:java',
    '-Dexec.mainClass=shop.Ask',
  ],
};

const KTOR: Program = {
  recipe: 'Ktor',
  files: {
    'src/main/kotlin/App.kt': `package shop

import io.ktor.server.application.*
import io.ktor.server.auth.*
import io.ktor.server.response.*
import io.ktor.server.routing.*

const val BASE = "/api"

fun Application.module() {
  install(Authentication) { basic("a") { } }
  routing {
    // Says hello.
    get("/") { call.respondText("x") }
    route("/v1") {
      get("x/{id}") { call.respondText("x") }
      authenticate("a") { post { } }
      route(BASE + "/files") { get("/{path...}") { } }
    }
    users()
  }
}
`,
    'src/main/kotlin/Users.kt': `package shop

import io.ktor.server.routing.*

fun Route.users() {
  route("/users") {
    get { }
    delete("/{id}") { }
    route("/any") { handle { } }
  }
}
`,
  },
  routes: [
    'GET /',
    'GET /v1/x/:id',
    'POST /v1',
    'GET /v1/api/files/*path',
    'GET /users',
    'DELETE /users/:id',
    '* /users/any',
  ],
  needs: [],
  asks: {
    'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>x</groupId><artifactId>x</artifactId><version>1</version>
  <properties><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding><kotlin.compiler.jvmTarget>17</kotlin.compiler.jvmTarget></properties>
  <dependencies>
    <dependency><groupId>io.ktor</groupId><artifactId>ktor-server-auth-jvm</artifactId><version>3.2.3</version></dependency>
    <dependency><groupId>io.ktor</groupId><artifactId>ktor-server-test-host-jvm</artifactId><version>3.2.3</version></dependency>
  </dependencies>
  <build><sourceDirectory>src/main/kotlin</sourceDirectory><plugins><plugin><groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-maven-plugin</artifactId><version>2.2.10</version><executions><execution><id>compile</id><phase>compile</phase><goals><goal>compile</goal></goals></execution></executions></plugin></plugins></build>
</project>
`,
    'src/main/kotlin/Ask.kt': `package shop

import io.ktor.server.routing.*
import io.ktor.server.testing.*

fun main() = testApplication {
  application {
    module()
    val all = routing { }.getAllRoutes().map { it.toString().replace(Regex("/\\\\(authenticate \\\\w+\\\\)"), "").replace("{...}", "*path") }
      .map { Regex("^(.*?)/?(?:/\\\\(method:(\\\\w+)\\\\))?$").matchEntire(it)!!.groupValues }
      .map { (_, path, method) -> method.ifEmpty { "*" } + " " + path.ifEmpty { "/" }.replace(Regex("\\\\{(\\\\w+)\\\\}"), ":$1") }
    println(all.joinToString("\\",\\"", "[\\"", "\\"]"))
  }
  startApplication()
}
`,
  },
  run: [
    'mvn',
    '-q',
    '-B',
    'compile',
    'org.codehaus.mojo:exec-maven-plugin:3.5.1:java',
    '-Dexec.mainClass=shop.AskKt',
  ],
};

/** Its routes are those that its documentation says: nothing here installs Elixir's packages. */
const PHOENIX: Program = {
  recipe: 'Phoenix',
  files: {
    'router.ex': `defmodule ShopWeb.Router do
  use ShopWeb, :router

  @base "/v1"

  scope @base, ShopWeb do
    pipe_through :api
    get "/x/:id", PageController, :show
  end

  scope "/", ShopWeb do
    get "/", PageController, :home
    resources "/users", UserController
    scope path: "/z", alias: Z do
      post "/zz", A, :b
    end
    forward "/admin", Admin.Router
  end
end
`,
    'admin.ex': `defmodule Admin.Router do
  use ShopWeb, :router
  get "/files/*path", FileController, :show
end
`,
  },
  routes: [
    'GET /v1/x/:id',
    'GET /',
    'GET /users',
    'GET /users/new',
    'POST /users',
    'GET /users/:id',
    'GET /users/:id/edit',
    'PATCH /users/:id',
    'PUT /users/:id',
    'DELETE /users/:id',
    'POST /z/zz',
    'GET /admin/files/*path',
  ],
  needs: [],
  asks: {},
  run: [],
};

const NEST: Program = {
  recipe: 'NestJS',
  files: {
    'main.ts': `import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
export async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  app.setGlobalPrefix('api');
  await app.listen(3000);
  return app;
}
`,
    'app.module.ts': `import { Controller, Delete, Get, Module } from '@nestjs/common';
import { CatsModule } from './cats';

@Controller()
class Root {
  /** Says that all is well. */
  @Get()
  health() { return 'ok'; }
  @Delete('/all/*rest') clear() { return ''; }
}

@Module({ imports: [CatsModule], controllers: [Root] })
export class AppModule {}
`,
    'cats.ts': `import { All, Controller, Get, HttpCode, Module, Param, Post, Put } from '@nestjs/common';

const ONE = ':id';
abstract class Base {
  @Get('count') count() { return 1; }
}

@Controller(['cats', 'kittens'])
export class CatsController extends Base {
  @Get(ONE)
  @HttpCode(200)
  one(@Param('id') id: string) { return id; }
  @Post(['/', 'many']) make() { return ''; }
}

@Controller({ path: '/dogs/' })
export class DogsController {
  @All('x') any() { return ''; }
  @Put() put() { return ''; }
}

@Module({ controllers: [CatsController, DogsController] })
export class CatsModule {}
`,
  },
  routes: [
    'GET /api',
    'DELETE /api/all/*rest',
    'GET /api/cats/count',
    'GET /api/kittens/count',
    'GET /api/cats/:id',
    'GET /api/kittens/:id',
    'POST /api/cats',
    'POST /api/cats/many',
    'POST /api/kittens',
    'POST /api/kittens/many',
    '* /api/dogs/x',
    'PUT /api/dogs',
  ],
  needs: [
    '@nestjs/core@11.1.6',
    '@nestjs/common@11.1.6',
    '@nestjs/platform-express@11.1.6',
    'reflect-metadata@0.2.2',
    'rxjs@7.8.2',
    'typescript@5.9.3',
  ],
  asks: {
    'ask.ts': `import { bootstrap } from './main';
bootstrap().then(async app => {
  const stack: any[] = app.getHttpAdapter().getInstance().router.stack;
  const all = stack.flatMap(({ route }) => {
    const methods = route ? Object.keys(route.methods).map(each => each.toUpperCase()) : [];
    const own = methods.length > 10 ? ['*'] : methods;
    return own.flatMap(method => [route.path].flat().map(path => method + ' ' + path));
  });
  console.log(JSON.stringify([...new Set(all)]));
  await app.close();
});
`,
    'run.cjs': `const { execFileSync } = require('node:child_process');
const options = ['--module', 'commonjs', '--target', 'es2022', '--experimentalDecorators', '--emitDecoratorMetadata', '--skipLibCheck', '--outDir', 'out'];
execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), ...options, 'ask.ts'], { stdio: 'inherit' });
require('./out/ask.js');
`,
  },
  run: [process.execPath, 'run.cjs'],
};

export const BLOCK_PROGRAMS: readonly Program[] = [SINATRA, SPRING, KTOR, PHOENIX, NEST];
